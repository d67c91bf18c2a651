import { loadMoveViewer, loadViewer } from '@tabuleiro/games';
import { type CSSProperties, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { ruleAddress } from '../app/route.ts';
import { loadRuleTexts } from '../app/rules/rule-texts.ts';
import { useLoaded } from '../app/use-voice.ts';
import type { PlayState } from '../play/store.ts';
import { FIRST_TIME_TEXTS } from '../text/first-time/index.ts';
import { isExplaining, isTold, listenToMemory, rememberTold, toldOf } from './memory.ts';
import { codesNow, findOccasion, type Occasion, occasionsOf } from './occasion.ts';
import { useRoomBelowWords } from './use-room.ts';
import './first-time.css';

/** The buttons and two lines; with less it stands under what is said, where the rest of the page makes way. */
const LEAST_ROOM_PX = 118;

/** One friendly sentence when a person meets a rule for the first time. It stays until it has been understood. */
export function FirstTime({ state }: { readonly state: PlayState }): ReactNode {
  const { setup, voice } = state;
  const { game } = setup;
  const texts = FIRST_TIME_TEXTS[voice.language];
  const occasion = useOccasion(state);
  const room = useRoomBelowWords();
  const style: CSSProperties & Record<'--room', string> = { '--room': `${room}px` };
  const gotIt = (): void => {
    if (occasion === null) return;
    rememberTold(game, occasion.id);
    // The button is gone; whoever came by keyboard goes on at the board.
    document.querySelector<SVGElement>('.board-area [tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <div className={room < LEAST_ROOM_PX ? 'first-time' : 'first-time at-foot'} style={style}>
      <div role="status">
        {occasion !== null && (
          <p>
            <strong>{texts.title}.</strong> {occasion.text}
          </p>
        )}
      </div>
      {occasion !== null && (
        <div className="first-time-buttons">
          <button type="button" className="button cool" onClick={gotIt}>
            {texts.gotIt}
          </button>
          <a className="button quiet" href={ruleAddress(game, occasion.rule.id)}>
            {texts.toRule(occasion.rule.title)}
          </a>
        </div>
      )}
    </div>
  );
}

/** What is to be said now; null when there is nothing, or nobody wants to hear it. */
function useOccasion(state: PlayState): Occasion | null {
  const { setup, voice, match, ply, moves, isHumanTurn, outcome, isLookingBack } = state;
  const { game } = setup;
  const isOn = useSyncExternalStore(listenToMemory, isExplaining);
  const told = useSyncExternalStore(listenToMemory, () => toldOf(game));
  const rules = useLoaded(`${game} ${voice.language}`, () => loadRuleTexts(game, voice.language), game);
  const eyes = useLoaded(game, async () => {
    const [viewer, moveViewer] = await Promise.all([loadViewer(game), loadMoveViewer(game)]);
    return { viewer, moveViewer };
  });
  // Known by its name, so that it is said in whatever language is spoken.
  const [shown, setShown] = useState<string | null>(null);
  // When pieces rest and it is a person's turn.
  const isQuiet = (isHumanTurn || outcome !== null) && !isLookingBack;
  useEffect(() => {
    if (rules === null || eyes === null || !isQuiet) return;
    const found = findOccasion(rules, codesNow(eyes, match, ply), told);
    setShown((before) => {
      const stays = before !== null && !isTold(told, before);
      return stays ? before : (found?.id ?? null);
    });
  }, [rules, eyes, isQuiet, match, ply, moves, told]);
  if (!isOn || rules === null) return null;
  return occasionsOf(rules).find(({ id }) => id === shown && !isTold(told, id)) ?? null;
}
