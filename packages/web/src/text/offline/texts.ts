/** What is said about new versions of the page. */
export interface OfflineTexts {
  readonly ready: string;
  readonly use: string;
  readonly later: string;
}
