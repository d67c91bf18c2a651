export { LiveConnection } from './connection.ts';
export type { ReconnectingSocketOptions, LiveStatus, LiveTiming } from './reconnecting-socket.ts';
export { LiveMatch } from './live-match.ts';
export { type LiveSocket, type OpenSocket, socketsBy, type SocketEvents, type WebSocketLike } from './socket.ts';
export type { Watchable } from './observable.ts';
export type { MatchView, PendingMove } from './watched-match.ts';
export { sideOfUser } from './pending-requests.ts';
