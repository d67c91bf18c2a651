import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { EngineHost, type Spawn, type Tablebase, WorkerRuntime } from '@tabuleiro/engine';
import { bundleName, readBundle } from '@tabuleiro/engine/tablebase';
import { assert, type GameId, loadRules, loadTables, Match, MoveList, type Puzzle } from '@tabuleiro/games';
import { loadPuzzles } from '@tabuleiro/games/puzzle';
import type { MatchLease, OpenLease, Timers } from '../src/dependencies.ts';
import type { NoteTexts } from '../src/format-note.ts';

/** Timers for tests: all that wait go off when `tick` is called. */
export class ManualTimers implements Timers {
  private readonly waiting = new Set<() => void>();

  after(_ms: number, act: () => void): () => void {
    this.waiting.add(act);
    return () => this.waiting.delete(act);
  }

  get isIdle(): boolean {
    return this.waiting.size === 0;
  }

  tick(): void {
    const due = [...this.waiting];
    this.waiting.clear();
    for (const act of due) act();
  }
}

/** Leases for tests: windows are callers of `open`, and all of them are in this process. */
export class MemoryLeases {
  private readonly holders = new Map<string, { readonly lost: () => Promise<void> | void }>();

  readonly open: OpenLease = async (match, lost): Promise<MatchLease> => {
    const own = { lost };
    if (!this.holders.has(match)) this.holders.set(match, own);
    return {
      isHeld: () => this.holders.get(match) === own,
      take: async () => {
        const before = this.holders.get(match);
        if (before !== own) await before?.lost();
        this.holders.set(match, own);
      },
      release: () => {
        if (this.holders.get(match) === own) this.holders.delete(match);
      },
    };
  };

  /** Takes a match without a word, as from a window that sleeps. */
  steal(match: string): void {
    this.holders.set(match, { lost: async () => undefined });
  }
}

/**
 * One case of the table test/fixtures/rules-of-play.json, which all front ends pass: what a person does at a board, and the
 * result.
 */
export interface RuleCase {
  readonly rule: 'draw-offer' | 'hint' | 'undo' | 'forced-pass' | 'two-windows';
  readonly name: string;
  readonly game: GameId;
  /** A position, and what was played since. */
  readonly start: string;
  readonly moves: readonly string[];
  /** Who plays the sides, as players are written. */
  readonly players: readonly [string, string];
  /**
   * `pick:` and an id, or a command of the person to move. `pass` lets a forced pass be played; `take-over` continues the
   * match in another window.
   */
  readonly act: readonly string[];
  readonly expected: {
    readonly plies: number;
    /** Why the match has ended; missing while it is running. */
    readonly outcome?: string;
    /** The kind of the note. */
    readonly note?: 'draw-early' | 'draw-again' | 'draw-declined' | 'hint' | 'elsewhere';
    readonly hint?: string;
    readonly picks?: number;
    /** The announcement of the forced pass. */
    readonly announced?: string;
  };
}

export const RULE_CASES: readonly RuleCase[] = JSON.parse(
  readFileSync(new URL('fixtures/rules-of-play.json', import.meta.url), 'utf8'),
);

/** The notes of the table have no words of a front end's own. */
export const NO_TEXTS: NoteTexts = {
  over: '',
  notYourTurn: '',
  noUndo: '',
  noRedo: '',
  badMove: () => '',
  playerFailed: (reason) => reason,
};

/** The match of a case as a record, which people can load. */
export function recordOfCase({ game, start, moves, players: [first, second] }: RuleCase): string {
  const tags = { Game: game, Start: start, Player1: first, Player2: second };
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
  return [...lines, '', [...moves.map((move, index) => `${index + 1}. ${move}`), '*'].join(' ')].join('\n');
}

const SMALL_TABLES = new URL('../../engine/small-tables/', import.meta.url);

/** The solved positions that ship with the engine. */
async function findTables(game: GameId, variant: string): Promise<Tablebase | null> {
  const facet = await loadTables(game);
  if (facet === null) return null;
  const bundle = readBundle(
    facet,
    game,
    variant,
    gunzipSync(readFileSync(new URL(bundleName(game, variant), SMALL_TABLES))),
  );
  return bundle.ok ? bundle.value : null;
}

/** A worker in this very thread; messages are cloned as between threads. */
const spawn: Spawn = ({ onReply }) => {
  let isAlive = true;
  const runtime = new WorkerRuntime(
    (reply) => {
      if (isAlive) onReply(structuredClone(reply));
    },
    () => performance.now(),
    findTables,
  );
  return {
    post: (job) => void runtime.carryOut(job),
    terminate: async () => {
      isAlive = false;
    },
  };
};

/** A host whose workers think in this very thread. */
export function inThreadEngineHost(): EngineHost {
  return new EngineHost({ spawn, workers: 1, shares: false });
}

/** A match in which the side to move misses its only winning move, and that move as a puzzle. */
export async function missedMatch(game: GameId): Promise<{ readonly puzzle: Puzzle; readonly match: Match }> {
  const puzzle = (await loadPuzzles(game)).find(({ plies }) => plies === 3);
  assert(puzzle !== undefined, 'there is a win in three');
  const rules = await loadRules(game, puzzle.variant);
  const start = rules.parsePosition(puzzle.position);
  assert(start.ok, 'the position can be read');
  const match = new Match(rules, start.value);
  const moves = new MoveList();
  match.position.legalMoves(moves);
  const wrong = [...moves].find((move) => rules.makeMove(match.position, move) !== puzzle.line[0]);
  assert(wrong !== undefined && match.play(wrong).ok, 'there is another move');
  return { puzzle, match };
}
