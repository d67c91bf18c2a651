/** A timer that can be cancelled. */
export interface Timers {
  /** Calls `act` after `ms` milliseconds, unless the returned function is called first. */
  after(ms: number, act: () => void): () => void;
}

/** What every board on a screen needs from its front end. */
export interface BoardDependencies {
  readonly timers: Timers;
  /** Whether the person wants animation. */
  readonly canAnimate: () => boolean;
  /** Called after every visible change. */
  readonly changed: () => void;
  /** Called instead when only the view changed, for the next frame of a move. */
  readonly frameChanged?: () => void;
}
