import { loadMoveViewer, loadViewer } from '@tabuleiro/games';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { rulesFromBoard } from '../app/route.ts';
import { loadRuleTexts } from '../app/rules/rule-texts.ts';
import { type Readable, useParts } from '../app/use-parts.ts';
import { useLoaded } from '../app/use-voice.ts';
import type { PlayState } from '../play/store.ts';
import { FIRST_TIME_TEXTS } from '../text/first-time/index.ts';
import { isExplaining, isTold, listenToMemory, rememberTold, toldOf } from './memory.ts';
import { codesNow, findOccasion, type Occasion, occasionsOf, PIECES_OPEN } from './occasion.ts';
import { useWordsInSight } from './use-words.ts';
import './first-time.css';

/** One friendly sentence when a person meets a rule for the first time. It stays until it has been understood. */
export function FirstTime({ store }: { readonly store: Readable<PlayState> }): ReactNode {
  const state = useParts(store, ({ told, sentence, setup, locale, match, ply, moves, ...rest }) => ({
    told,
    sentence,
    setup,
    locale,
    match,
    ply,
    moves,
    isHumanTurn: rest.isHumanTurn,
    outcome: rest.outcome,
    isLookingBack: rest.isLookingBack,
    prompt: rest.prompt,
    offered: rest.offered,
  }));
  const { setup, locale } = state;
  const { game } = setup;
  const texts = FIRST_TIME_TEXTS[locale.language];
  const occasion = useOccasion(state);
  useWordsInSight(occasion !== null, `${state.told} ${state.sentence}`);
  const gotIt = (): void => {
    if (occasion === null) return;
    rememberTold(game, occasion.id);
    // The button is gone; whoever came by keyboard goes on at the board.
    document.querySelector<SVGElement>('.board-area [tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <div className="first-time">
      <div className="first-time-card">
        <div role="status">
          {occasion !== null && (
            <p>
              <strong>{occasion.rule === 'all' ? texts.goal : texts.title}.</strong> {occasion.text}
            </p>
          )}
        </div>
        {occasion !== null && (
          <div className="first-time-buttons">
            <button type="button" className="button cool" onClick={gotIt}>
              {texts.gotIt}
            </button>
            <RuleLink state={state} rule={occasion.rule} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The rule in question, or all of them. */
function RuleLink({
  state,
  rule,
}: {
  readonly state: Pick<PlayState, 'setup' | 'locale'>;
  readonly rule: Occasion['rule'];
}): ReactNode {
  const { setup, locale } = state;
  const texts = FIRST_TIME_TEXTS[locale.language];
  if (rule === null) return null;
  return (
    <a className="button quiet" href={rulesFromBoard(setup.game, rule === 'all' ? undefined : rule.id)}>
      {rule === 'all' ? texts.toRules : texts.toRule(rule.title)}
    </a>
  );
}

type OccasionState = Pick<
  PlayState,
  'isHumanTurn' | 'isLookingBack' | 'match' | 'moves' | 'offered' | 'outcome' | 'ply' | 'prompt' | 'setup' | 'locale'
>;

/** What is to be said now; null when there is nothing, or nobody wants to hear it. */
function useOccasion(state: OccasionState): Occasion | null {
  const { setup, locale, match, ply, moves, isHumanTurn, outcome, isLookingBack, prompt, offered } = state;
  const { game } = setup;
  const isOn = useSyncExternalStore(listenToMemory, isExplaining);
  const told = useSyncExternalStore(listenToMemory, () => toldOf(game));
  const rules = useLoaded(`${game} ${locale.language}`, () => loadRuleTexts(game, locale.language), game);
  const eyes = useLoaded(game, async () => {
    const [viewer, moveViewer] = await Promise.all([loadViewer(game), loadMoveViewer(game)]);
    return { viewer, moveViewer };
  });
  // Known by its name, so that it is said in whatever language is spoken.
  const [shown, setShown] = useState<string | null>(null);
  // When pieces rest and it is a person's turn.
  const isQuiet = isHumanTurn && !isLookingBack;
  const occasions = useMemo(
    () => (rules === null ? [] : occasionsOf(rules, FIRST_TIME_TEXTS[locale.language].piecesOpen)),
    [rules, locale.language],
  );
  useEffect(() => {
    if (eyes === null || !isQuiet) return undefined;
    // What lies on the board can be looked at only after it was drawn.
    const frame = requestAnimationFrame(() => {
      const asked = prompt === null ? [] : [prompt];
      const within = isWithinPieces(offered) ? [PIECES_OPEN] : [];
      const found = findOccasion(occasions, [...within, ...asked, ...codesNow(eyes, match, ply)], told);
      setShown((before) => {
        const stays = before !== null && !isTold(told, before);
        return stays ? before : (found?.id ?? null);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [occasions, eyes, isQuiet, match, ply, moves, prompt, offered, told]);
  // When a match is over, there are other things to read.
  if (!isOn || outcome !== null) return null;
  return occasions.find(({ id }) => id === shown && !isTold(told, id)) ?? null;
}

/** Whether nothing that is offered can be touched where it is, on a board so small that pieces must be opened first. */
function isWithinPieces(offered: ReadonlySet<string>): boolean {
  const area = document.querySelector('.board-area');
  const hasPlace = (id: string): boolean => area?.querySelector(`[data-pick="${CSS.escape(id)}"]`) !== null;
  return area !== null && offered.size > 0 && ![...offered].some(hasPlace);
}
