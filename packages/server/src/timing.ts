/** How often the server does things on its own, in milliseconds. Tests shorten it. */
export interface Timing {
  /** Changes of the lobby are sent together: the first after this time, the next ones at most once per interval. */
  readonly lobbyGather: number;
  readonly lobbyInterval: number;
  /** How often clients that do not understand changes receive the whole list, when it has changed. */
  readonly lobbyWholeList: number;
  /** How often the embedded database is checked for writes of another program, such as an administrator's command. */
  readonly foreignWriteCheck: number;
  /** How often the server clock is compared with its reference. */
  readonly clockCheck: number;
  /** How often the server looks for matches whose time is over. */
  readonly deadlineCheck: number;
  /** A computer move belongs to the process that holds its lease; without renewal another process may take it. */
  readonly lease: number;
  readonly leaseRenewal: number;
  /** A client that does not close its side of a live connection within this time is cut off. */
  readonly socketClose: number;
  /** A statement that PostgreSQL does not answer within this time is given up together with its connection. */
  readonly databaseStatement: number;
  /** How often a stream on which nothing happens shows that it is alive. */
  readonly streamBeat: number;
}

export const DEFAULT_TIMING: Timing = {
  lobbyGather: 100,
  lobbyInterval: 1000,
  lobbyWholeList: 5000,
  foreignWriteCheck: 1000,
  clockCheck: 1000,
  deadlineCheck: 250,
  lease: 6000,
  leaseRenewal: 2000,
  socketClose: 1000,
  databaseStatement: 10_000,
  streamBeat: 10_000,
};
