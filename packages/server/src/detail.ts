import { type GameId, type Language, playerNames, styledNames } from '@tabuleiro/games';

/** What a refusal says beyond its sentence. */
export type Detail = Readonly<Record<Language, string>>;

/** A value of a kind that there is not. */
export function unknownDetail(kind: 'variant' | 'start', value: string): Detail {
  const names = {
    variant: { en: 'variant', pt: 'variante' },
    start: { en: 'start', pt: 'início' },
  } as const;
  return { en: `there is no ${names[kind].en} ${value}`, pt: `não há ${names[kind].pt} ${value}` };
}

/** A computer player that a game does not have, and those that it has. */
export function unknownPlayerDetail(game: GameId, player: string): Detail {
  const known = [...playerNames(game).filter((name) => name !== 'human'), ...styledNames(game)].join(' ');
  return {
    en: `there is no player ${player}, only ${known}`,
    pt: `não há jogador ${player}, só ${known}`,
  };
}
