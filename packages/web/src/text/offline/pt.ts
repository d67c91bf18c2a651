import type { OfflineTexts } from './texts.ts';

export const texts: OfflineTexts = {
  ready: 'Há uma versão nova. As tuas partidas ficam guardadas.',
  use: 'Usar já',
  later: 'Mais tarde',
};
