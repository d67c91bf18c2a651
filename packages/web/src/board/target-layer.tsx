import type { GameLocale } from '@tabuleiro/games';
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { BOARD_TEXTS } from './board-texts.ts';
import { isArrowKey, targetInDirection, type Target } from './geometry/targets.ts';
import { useDrag } from './use-drag.ts';

interface TargetLayerProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly targets: readonly Target[];
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onTouch: (target: Target) => void;
}

/** Every target as an invisible button. Tab reaches one of them, arrow keys the others. */
export function TargetLayer(props: TargetLayerProps): ReactNode {
  const { svg, targets: all, offered, picked, nameOf, onTouch } = props;
  const targets = all.filter(({ isStill }) => isStill !== true);
  const [reached, setReached] = useState<string | null>(null);
  const first = targets.find(({ id }) => id === reached) ?? targets.find(({ id }) => offered.has(id)) ?? targets[0];

  const touch = (id: string): void => {
    const target = targets.find((candidate) => candidate.id === id);
    if (target !== undefined) onTouch(target);
  };
  const { endsDrag, ...pointerHandlers } = useDrag({
    svg,
    canBegin: (id) => offered.has(id) || picked.at(-1) === id,
    begin: (id) => {
      if (picked.at(-1) !== id) touch(id);
    },
    end: touch,
  });

  const onKeyDown = (event: KeyboardEvent, target: Target): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      onTouch(target);
    } else if (isArrowKey(event.key)) {
      const next = targetInDirection(targets, target, event.key);
      if (next !== undefined) focusOn(svg, next.id);
    } else {
      return;
    }
    // The page has arrow keys of its own.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <g {...pointerHandlers}>
      {all.map((target) => {
        const { id, kind, hit, isStill } = target;
        return isStill === true ? (
          <rect key={id} className="board-still" role="img" aria-label={nameOf(id)} {...hit} />
        ) : (
          <g
            key={`${kind} ${id}`}
            className={`board-target${offered.has(id) ? ' board-target-offered' : ''}`}
            data-pick={id}
            role="button"
            tabIndex={target === first ? 0 : -1}
            aria-label={nameOf(id)}
            aria-disabled={!offered.has(id)}
            aria-pressed={picked.includes(id)}
            onFocus={() => setReached(id)}
            onClick={({ detail }) => {
              // A double click means one pick: the second click would undo it.
              if (!endsDrag() && detail < 2) onTouch(target);
            }}
            onKeyDown={(event) => onKeyDown(event, target)}
          >
            {/* Two outlines when focused, visible on every background. */}
            <rect {...hit} rx={kind === 'hole' ? 4 : 10} />
            <rect {...hit} rx={kind === 'hole' ? 4 : 10} />
          </g>
        );
      })}
    </g>
  );
}

export function focusOn(svg: RefObject<SVGSVGElement | null>, id: string): void {
  svg.current?.querySelector<SVGGElement>(`[data-pick="${CSS.escape(id)}"]`)?.focus();
}

interface DoneButtonProps {
  readonly locale: GameLocale;
  readonly onPick: (id: string) => void;
}

/** Ends the move with what has been picked. */
export function DoneButton({ locale, onPick }: DoneButtonProps): ReactNode {
  return (
    <button type="button" className="board-done" data-pick="done" onClick={() => onPick('done')}>
      {BOARD_TEXTS[locale.language].done}
    </button>
  );
}
