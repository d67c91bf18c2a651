import type { ToolTexts } from './texts.ts';

export const texts: ToolTexts = {
  sound: 'Sons',
  fullScreen: 'Ecrã inteiro',
  leaveFullScreen: 'Sair do ecrã inteiro',
};
