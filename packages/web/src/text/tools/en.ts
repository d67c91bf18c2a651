import type { ToolTexts } from './texts.ts';

export const texts: ToolTexts = {
  sound: 'Sounds',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
};
