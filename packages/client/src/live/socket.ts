import type { RefusalBody } from '../schemas/index.ts';

/** Callbacks of a socket. After `closed` or `refused` nothing follows. */
export interface SocketEvents {
  readonly received: (text: string) => void;
  readonly closed: () => void;
  /** The server refused the connection; browsers do not say why. */
  readonly refused: (refusal: RefusalBody) => void;
}

export interface LiveSocket {
  send(text: string): void;
  close(): void;
}

/** Opens a WebSocket, in a browser or in Node. */
export type OpenSocket = (address: string, events: SocketEvents) => LiveSocket;

/** What browsers and Node's `ws` have in common. */
export interface WebSocketLike {
  send(data: string): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close' | 'error', listener: () => void): void;
}

/** Opens sockets that have the interface of the browser's WebSocket. */
export function socketsBy(make: (address: string) => WebSocketLike): OpenSocket {
  return (address, { received, closed }) => {
    const socket = make(address);
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') received(data);
    });
    // An error is always followed by a close.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', closed);
    return socket;
  };
}

export const openBrowserSocket: OpenSocket = socketsBy((address) => new WebSocket(address));
