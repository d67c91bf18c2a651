import type { Language } from '@tabuleiro/games';

/** What a refusal says beyond its sentence. */
export type Detail = Readonly<Record<Language, string>>;

/** A value of a kind that there is not. */
export function unknownDetail(kind: 'variant' | 'start' | 'player', value: string): Detail {
  const names = {
    variant: { en: 'variant', pt: 'variante' },
    start: { en: 'start', pt: 'início' },
    player: { en: 'player', pt: 'jogador' },
  } as const;
  return { en: `there is no ${names[kind].en} ${value}`, pt: `não há ${names[kind].pt} ${value}` };
}
