import { type GameId, loadRules, loadViewer, type Side, type GameLocale } from '@tabuleiro/games';
import type { ReactNode } from 'react';
import { useLanguage } from './language.tsx';
import { Picture } from './picture.tsx';
import { useLoaded } from './use-voice.ts';

interface StartPictureProps {
  readonly game: GameId;
  readonly variant: string;
  /** The usual one when it is not known. */
  readonly start?: string | undefined;
  readonly locale: GameLocale;
  readonly bottom: Side;
}

/** The board at the start of a match. What it loads is what the match needs next. */
export function StartPicture({ game, variant, start, locale, bottom }: StartPictureProps): ReactNode {
  const { setup } = useLanguage().texts.app;
  const view = useLoaded(
    `${game} ${variant} ${start}`,
    async () => {
      const [rules, viewer] = await Promise.all([loadRules(game, variant), loadViewer(game)]);
      return { ...viewer.describe(rules.start(start)), notices: [] };
    },
    game,
  );
  if (view === null) return null;
  return <Picture view={view} locale={locale} bottom={bottom} label={setup.picture(locale.game.name)} />;
}
