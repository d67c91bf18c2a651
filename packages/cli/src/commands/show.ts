import { loadViewer, loadVoice, sayMessage, sayOutcome } from '@tabuleiro/games';
import { drawView } from '@tabuleiro/games/render';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';

interface ShowOptions extends PlaceOptions {
  readonly json?: boolean;
  readonly ascii?: boolean;
}

export async function runShow(
  context: Context,
  game: string,
  words: readonly string[],
  options: ShowOptions,
): Promise<void> {
  const { rules, position } = await readPlace(context, game, words, options);
  const voice = await loadVoice(rules.game, context.language);
  const view = (await loadViewer(rules.game)).describe(position);
  const text = rules.makePosition(position);
  const outcome = position.outcome();
  const notices = view.notices.map((notice) => ({ code: notice.code, text: sayMessage(voice, notice) }));
  if (options.json === true) {
    const { turn } = position;
    return context.printJson({
      game: rules.game,
      variant: rules.variant.id,
      position: text,
      turn,
      outcome,
      notices,
      view,
    });
  }
  const state = outcome === null ? voice.game.sides[position.turn].toMove : sayOutcome(voice, outcome);
  const variant = voice.game.variants[rules.variant.id]?.name ?? rules.variant.id;
  const lines = [
    `${voice.game.name} · ${variant}`,
    '',
    ...drawView(view, voice, { ascii: options.ascii === true }),
    '',
    `${state}.`,
    ...notices.map((notice) => `${notice.text}.`),
    text,
  ];
  await context.print(lines.join('\n'));
}
