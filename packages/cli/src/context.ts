import {
  isGameId,
  type Language,
  loadErrorLocale,
  type Position,
  type Result,
  type Rules,
  formatTextError,
  type TextError,
} from '@tabuleiro/games';
import { UsageError } from './errors.ts';
import { type Io, write } from './io/streams.ts';
import { parsePosition, parseRules } from './queries/parse-position.ts';
import { CLI_TEXTS, type CliTexts } from './texts.ts';

/** What every command needs: its streams and the language. */
export class Context {
  readonly io: Io;
  readonly language: Language;

  constructor(io: Io, language: Language) {
    this.io = io;
    this.language = language;
  }

  get texts(): CliTexts {
    return CLI_TEXTS[this.language];
  }

  print(text: string): Promise<void> {
    return write(this.io.stdout, `${text}\n`);
  }

  printJson(value: unknown): Promise<void> {
    return this.print(JSON.stringify(value));
  }

  /** The value; an error ends the command with a line that says what was wrong and, with `advice`, what to do instead. */
  async expect<T>(result: Result<T, TextError>, advice?: string): Promise<T> {
    if (result.ok) return result.value;
    const said = await this.formatTextError(result.error);
    throw new UsageError(advice === undefined ? said : `${said}; ${advice}`);
  }

  /** Writes an internal error with its stack to stderr. */
  async logInternal(error: unknown): Promise<void> {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    await write(this.io.stderr, `tabuleiro: ${this.texts.internal(detail)}\n`);
  }

  /** `logInternal` for callers that do not wait. */
  readonly failed = (error: unknown): void => void this.logInternal(error);

  async formatTextError(error: TextError): Promise<string> {
    return formatTextError(await loadErrorLocale(error, this.language), error);
  }
}

/** The options that choose a variant and a start. */
export interface PlaceOptions {
  readonly variant?: string;
  readonly start?: string;
}

export interface Place {
  readonly rules: Rules;
  readonly position: Position;
}

/** Reads a position that was given in quotes or as separate words; `advice` is added to errors. */
export async function readPlace(
  context: Context,
  game: string,
  words: readonly string[],
  options: PlaceOptions & { readonly advice?: string },
): Promise<Place> {
  const { variant, start, advice } = options;
  const rules = await context.expect(await parseRules(game, variant), isGameId(game) ? undefined : advice);
  const text = words.length === 0 ? undefined : words.join(' ');
  return { rules, position: await context.expect(parsePosition(rules, text, start), advice) };
}
