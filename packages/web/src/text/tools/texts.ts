/** Names of the small tools in the header of a match. */
export interface ToolTexts {
  readonly sound: string;
  readonly fullScreen: string;
  readonly leaveFullScreen: string;
}
