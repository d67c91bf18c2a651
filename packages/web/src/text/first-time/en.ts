import type { FirstTimeTexts } from './texts.ts';

export const texts: FirstTimeTexts = {
  title: 'New to you',
  gotIt: 'Got it',
  toRule: (rule) => `Rule: ${rule}`,
  switch: 'Explain what is new',
};
