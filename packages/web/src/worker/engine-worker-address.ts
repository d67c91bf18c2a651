/** Where the engine's worker is. The build puts another address here, that of a file which shares its parts with the page. */
export const ENGINE_WORKER: string = new URL('./engine-worker.ts', import.meta.url).href;
