import type { OfflineTexts } from './texts.ts';

export const texts: OfflineTexts = {
  ready: 'A new version is ready. Your matches are kept.',
  use: 'Use it now',
  later: 'Later',
};
