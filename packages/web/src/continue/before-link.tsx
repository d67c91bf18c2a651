import type { GameId } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { useLanguage } from '../app/language.tsx';
import { resumeAddress } from '../app/route.ts';
import { BEFORE_QUERY } from '../play/address.ts';
import { CONTINUE_TEXTS } from '../text/continue/index.ts';

/** The way back to the match that was left for another one of the same game. */
export function BeforeLink({ game, name }: { readonly game: GameId; readonly name: string }): ReactNode {
  const { language } = useLanguage();
  return (
    <a className="setup-rules" href={`${resumeAddress(game)}?${BEFORE_QUERY}`}>
      {CONTINUE_TEXTS[language].resumeBefore(name)}
    </a>
  );
}
