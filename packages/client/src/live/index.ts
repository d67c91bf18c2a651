export { LiveConnection } from './connection.ts';
export type { LinkOptions, LiveStatus, LiveTiming } from './link.ts';
export { LiveMatch } from './live-match.ts';
export { type LiveSocket, type OpenSocket, socketsBy, type SocketEars, type WebSocketLike } from './socket.ts';
export type { Watchable } from './value.ts';
export type { MatchView, PendingMove } from './watched-match.ts';
export { sideOfUser } from './wishes.ts';
