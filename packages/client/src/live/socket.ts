import type { RefusalBody } from '../schemas/index.ts';

/** Who hears what happens to a socket. After `closed` or `refused` nothing comes any more. */
export interface SocketEvents {
  readonly heard: (text: string) => void;
  readonly closed: () => void;
  /** The server said why there is no connection; browsers do not tell. */
  readonly refused: (refusal: RefusalBody) => void;
}

export interface LiveSocket {
  send(text: string): void;
  close(): void;
}

/** Opens a WebSocket; what differs between browsers and Node is behind it. */
export type OpenSocket = (address: string, ears: SocketEvents) => LiveSocket;

/** What browsers and Node's `ws` have in common. */
export interface WebSocketLike {
  send(data: string): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close' | 'error', listener: () => void): void;
}

/** Sockets made by a constructor of the browsers' kind. */
export function socketsBy(make: (address: string) => WebSocketLike): OpenSocket {
  return (address, { heard, closed }) => {
    const socket = make(address);
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') heard(data);
    });
    // An error is always followed by a close.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', closed);
    return socket;
  };
}

export const openBrowserSocket: OpenSocket = socketsBy((address) => new WebSocket(address));
