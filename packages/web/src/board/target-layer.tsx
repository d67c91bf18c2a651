import type { GameLocale } from '@tabuleiro/games';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useStableCallback } from '../ui/hooks.ts';
import { BOARD_TEXTS } from './board-props.ts';
import { isArrowKey, targetInDirection, type Target } from './geometry/targets.ts';
import { type Pointing, useLongPress } from './pointing.tsx';

interface TargetLayerProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly targets: readonly Target[];
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onTouch: (target: Target) => void;
  readonly pointing: Pointing;
  /** The element that says where the focused piece can go, if anything does. */
  readonly wordsId: string | undefined;
}

/** Every target as an invisible button. Tab reaches one of them, arrow keys the others. */
export function TargetLayer(props: TargetLayerProps): ReactNode {
  const { svg, targets: all, offered, picked, nameOf, onTouch, pointing, wordsId } = props;
  const targets = all.filter(({ isStill }) => isStill !== true);
  const [reached, setReached] = useState<string | null>(null);
  const first = targets.find(({ id }) => id === reached) ?? targets.find(({ id }) => offered.has(id)) ?? targets[0];

  const pick = (target: Target): void => {
    if (offered.has(target.id)) pointing.pick(target.id);
    onTouch(target);
  };
  const touch = (id: string): void => {
    const target = targets.find((candidate) => candidate.id === id);
    if (target !== undefined) pick(target);
  };
  const press = useLongPress(pointing);
  const isSecondClick = useDoubleClick();
  const isFinger = useRef(false);
  const look = {
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'touch') pointing.hover(pickAt(target));
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') pointing.hover(null);
    },
    onPointerDownCapture: (event: PointerEvent) => {
      isFinger.current = event.pointerType === 'touch';
      press.begin(event, pickAt(event.target));
    },
    onPointerMoveCapture: press.move,
    onPointerUpCapture: press.cancel,
    onPointerCancelCapture: press.cancel,
    onContextMenu: (event: { preventDefault(): void }) => {
      if (isFinger.current) event.preventDefault();
    },
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
      pick(target);
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
    <g {...pointerHandlers} {...look}>
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
            aria-describedby={id === reached ? wordsId : undefined}
            onFocus={({ currentTarget }) => {
              setReached(id);
              // A click gives the focus too, but a pointer says by itself where it is.
              if (currentTarget.matches(':focus-visible')) pointing.show(id);
            }}
            onBlur={() => pointing.leave(id)}
            onClick={(event) => {
              if (endsDrag() || press.wasLong()) return;
              if (isFinger.current && !offered.has(id)) pointing.toggle(id);
              if (!isSecondClick(event)) pick(target);
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

/**
 * Returns a function that recognises the second click of a double click on a target, which would undo the first one.
 * Browsers count the clicks at one place, even when the first was on a link to this page.
 */
function useDoubleClick(): (click: MouseEvent) => boolean {
  const last = useRef<Node | null>(null);
  useEffect(() => {
    // Runs after the handlers of the page.
    const remember = ({ target }: Event): void => {
      last.current = target instanceof Node ? target : null;
    };
    document.addEventListener('click', remember);
    return () => document.removeEventListener('click', remember);
  }, []);
  return ({ detail, currentTarget }) => detail > 1 && currentTarget.contains(last.current);
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

// A drag is two picks: its start, once it is more than a tap, and its end. Escape, or releasing beside the board,
// cancels it.

const TAP_SLACK_PX = 8;

interface Drag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  /** Whether the current click event ends a drag, which is handled already. */
  readonly endsDrag: () => boolean;
}

interface DragOptions {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly canBegin: (id: string) => boolean;
  readonly begin: (id: string) => void;
  readonly end: (id: string) => void;
}

export function useDrag({ svg, canBegin, begin, end }: DragOptions): DragHandlers {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  /** Moves the piece under the pointer without rendering. Heaps stay where they are. */
  const shift = (id: string, by: string): void => {
    const piece = svg.current?.querySelector<SVGGElement>(`.board-piece[data-on="${CSS.escape(id)}"]`);
    piece?.style.setProperty('translate', by);
    piece?.classList.toggle('board-dragged', by !== '');
  };
  const stop = useStableCallback((): Drag | null => {
    const last = drag.current;
    if (last !== null) shift(last.id, '');
    drag.current = null;
    return last;
  });

  useEffect(() => {
    const cancel = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') stop();
    };
    globalThis.addEventListener('keydown', cancel, true);
    return () => globalThis.removeEventListener('keydown', cancel, true);
  }, [stop]);

  return {
    onPointerDown: (event) => {
      wasDragged.current = false;
      const id = event.isPrimary && event.button === 0 ? pickAt(event.target) : null;
      if (id !== null && canBegin(id)) drag.current = { id, x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove: (event) => {
      const current = drag.current;
      if (current === null) return;
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
      if (!current.isMoving) {
        if (Math.hypot(dx, dy) < TAP_SLACK_PX) return;
        current.isMoving = true;
        wasDragged.current = true;
        // To receive the end of the drag wherever it happens.
        if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
        begin(current.id);
      }
      const scale = svg.current?.getScreenCTM()?.a ?? 1;
      shift(current.id, `${dx / scale}px ${dy / scale}px`);
    },
    onPointerUp: (event) => {
      const last = stop();
      if (last?.isMoving !== true) return;
      // Touch pointers stay on their first target, so look up what is below the finger.
      const id = pickAt(document.elementFromPoint(event.clientX, event.clientY));
      if (id !== null && id !== last.id) end(id);
    },
    onPointerCancel: () => void stop(),
    endsDrag: () => wasDragged.current,
  };
}

/** The id of the target that an event is about. */
export function pickAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest('[data-pick]') : null;
  return element?.getAttribute('data-pick') ?? null;
}
