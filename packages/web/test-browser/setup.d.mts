// The tests are TypeScript, the scripts that they build upon are not.
export function startApplication(): Promise<{ readonly address: string; readonly end: () => Promise<void> }>;
