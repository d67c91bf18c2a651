import type { Example, GameId, RuleText, GameLocale } from '@tabuleiro/games';
import { type CSSProperties, type ReactNode, Suspense, useRef } from 'react';
import { lazyComponent } from '../ui/loading.ts';
import { useNear } from '../ui/use-near.ts';
import type { ExampleBoardProps } from './example-board.tsx';
import './examples.css';

// The rules are shown before the boards are loaded.
const ExampleBoard = lazyComponent(async () => (await import('./example-board.tsx')).ExampleBoard);

interface RuleExamplesProps {
  readonly game: GameId;
  readonly rule: RuleText;
  readonly examples: readonly Example[];
  /** Width by height of a variant's board. */
  readonly ratioOf: (variant: string | undefined) => number;
  readonly locale: GameLocale;
}

/** The small boards of a rule. */
export function RuleExamples({ game, rule, examples, ratioOf, locale }: RuleExamplesProps): ReactNode {
  const own = examples.filter((example) => example.rule === rule.id);
  if (own.length === 0) return null;
  return (
    <div className="examples">
      {own.map((example) => {
        const words = rule.examples?.[example.id];
        if (words === undefined) return null;
        const props = { game, example, words, locale };
        return <ExamplePlace key={`${game} ${example.id}`} {...props} ratio={ratioOf(example.variant)} />;
      })}
    </div>
  );
}

/** The frame of an example; it has its final size before the board is loaded. */
function ExamplePlace({ ratio, ...props }: ExampleBoardProps & { readonly ratio: number }): ReactNode {
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
