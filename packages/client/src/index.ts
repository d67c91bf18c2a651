export { LiveConnection } from './live/live-connection.ts';
export { LiveMatch, type MatchView, type PendingMove } from './live/live-match.ts';
export type { Watchable } from './live/observable.ts';
export { sideOfUser } from './live/pending-requests.ts';
export {
  type LiveSocket,
  type LiveStatus,
  type LiveTiming,
  type OpenSocket,
  type ReconnectingSocketOptions,
  type SocketEvents,
  socketsBy,
  type WebSocketLike,
} from './live/reconnecting-socket.ts';
export {
  advance,
  clocksAt,
  deadlineOf,
  endingAtDeadline,
  FIRST_MOVE_MS,
  foldEvents,
  formatUnrated,
  isRunning,
  type MatchState,
  newState,
  type Offer,
  type PlayedMove,
  RATED_PER_PAIR,
  stateOf,
} from './match-state.ts';
export {
  isRefusalBody,
  REFUSAL_CODES,
  refusalBody,
  type RefusalCode,
  refusalOf,
  type RefusalValues,
  ServerRefusal,
} from './refusals.ts';
export * from './rest/accounts.ts';
export * from './rest/archive.ts';
export * from './rest/matches.ts';
export * from './rest/positions.ts';
export type { Server } from './rest/request.ts';
export { streamMatch, type StreamOptions, streamUser } from './rest/streams.ts';
export { TOKEN_SCOPES } from './schemas/account.ts';
export type * from './schemas/index.ts';
export { PRESETS } from './schemas/match.ts';
export { PROTOCOL } from './schemas/socket.ts';
