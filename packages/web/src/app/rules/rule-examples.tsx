import type { Example, GameId, RuleText, GameLocale } from '@tabuleiro/games';
import { type CSSProperties, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { ExampleBoardProps } from './example-board.tsx';
import './examples.css';

// Words can be read before boards are there.
const ExampleBoard = lazy(async () => ({ default: (await import('./example-board.tsx')).ExampleBoard }));

/** Boards are made when one comes so near to them. */
const NEAR = '400px 0px';

interface RuleExamplesProps {
  readonly game: GameId;
  readonly rule: RuleText;
  readonly examples: readonly Example[];
  /** How wide the board of a variant is for its height. */
  readonly ratioOf: (variant: string | undefined) => number;
  readonly locale: GameLocale;
}

/** The small boards that belong to a rule. */
export function RuleExamples({ game, rule, examples, ratioOf, locale }: RuleExamplesProps): ReactNode {
  const own = examples.filter((example) => example.rule === rule.id);
  if (own.length === 0) return null;
  return (
    <div className="examples">
      {own.map((example) => {
        const words = rule.examples?.[example.id];
        if (words === undefined) return null;
        const props = { game, example, words, locale };
        return <Place key={`${game} ${example.id}`} {...props} ratio={ratioOf(example.variant)} />;
      })}
    </div>
  );
}

/** The room of an example: it is as large before the board is there as afterwards. */
function Place({ ratio, ...props }: ExampleBoardProps & { readonly ratio: number }): ReactNode {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const style: CSSProperties & Record<'--board-ratio', string> = { '--board-ratio': ratio.toFixed(4) };
  const room = <div className="example-board" />;
  return (
    <figure ref={place} className="example" style={style}>
      <figcaption>{props.words.caption}</figcaption>
      {isNear ? (
        <Suspense fallback={room}>
          <ExampleBoard {...props} />
        </Suspense>
      ) : (
        room
      )}
    </figure>
  );
}

/** Whether something has come near to what is seen of the page; once it has, that stays so. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
