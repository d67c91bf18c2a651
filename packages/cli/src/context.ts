import {
  isGameId,
  type Language,
  loadVoiceFor,
  type Position,
  type Result,
  type Rules,
  formatTextError,
  type TextError,
} from '@tabuleiro/games';
import { type Io, write } from './io.ts';
import { parsePosition, parseRules } from './service/params.ts';
import { CLI_TEXTS, type CliTexts } from './text/index.ts';
import { UsageError } from './usage.ts';

/** What every command needs: where to write and in which language. */
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

  /** The value, or the end of the command with a line that says what was wrong, and perhaps what to do instead. */
  async expect<T>(result: Result<T, TextError>, advice?: string): Promise<T> {
    if (result.ok) return result.value;
    const said = await this.sayTextError(result.error);
    throw new UsageError(advice === undefined ? said : `${said}; ${advice}`);
  }

  /** Writes an internal error, and where it came from, to stderr. */
  async logInternal(error: unknown): Promise<void> {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    await write(this.io.stderr, `tabuleiro: ${this.texts.internal(detail)}\n`);
  }

  /** The same for those who do not wait for it. */
  readonly failed = (error: unknown): void => void this.logInternal(error);

  async sayTextError(error: TextError): Promise<string> {
    return formatTextError(await loadVoiceFor(error, this.language), error);
  }
}

/** The options by which commands are told a place in a game. */
export interface PlaceOptions {
  readonly variant?: string;
  readonly start?: string;
}

export interface Place {
  readonly rules: Rules;
  readonly position: Position;
}

/** The position that a command was given, in quotes or as separate words; `advice` is for those who gave none. */
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
