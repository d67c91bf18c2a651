import { join } from 'node:path';
import { decidedBy, openEngine, Openings } from '@tabuleiro/engine';
import { parsePlayer, type Result, type Rules, unreachable } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { dataFolder, sayFileError } from '../storage/index.ts';
import { UsageError } from '../usage.ts';
import { fingerprintBuild, fingerprintWithTables } from './build.ts';
import { Journal, type JournalError } from './journal.ts';
import { Series } from './series.ts';
import { fileNameOf, type SeriesSettings } from './settings.ts';

export interface HallOptions {
  readonly rules: Rules;
  readonly openingPlies: number;
  readonly seed: number;
  /** Matches that another build of the program has played do not count. */
  readonly fresh: boolean;
  /** Where files are kept that nobody named. */
  readonly folder?: string;
}

/** Positions of openings are few, and each is looked at once. */
const TABLE_BYTES = 2 ** 20;

/** Opens series of one game that have their openings in common. */
export class SeriesHall {
  private readonly context: Context;
  private readonly options: HallOptions;
  private readonly openings: Openings;
  private readonly build: string;

  private constructor(context: Context, options: HallOptions, openings: Openings, build: string) {
    this.context = context;
    this.options = options;
    this.openings = openings;
    this.build = build;
  }

  static async enter(context: Context, options: HallOptions): Promise<SeriesHall> {
    const { rules, openingPlies: plies, seed } = options;
    const engine = await openEngine(rules.game, { tableBytes: TABLE_BYTES });
    const openings = new Openings({ rules, plies, seed, isDecided: decidedBy(engine) });
    return new SeriesHall(context, options, openings, await fingerprintBuild(rules.game));
  }

  /** The series of these settings, with what was played of it; the command ends when its file is not one of it. */
  async openSeries(settings: SeriesSettings, file?: string): Promise<Series> {
    const { rules, fresh, folder = join(dataFolder(this.context.io.env), 'series') } = this.options;
    const journal = await this.expect(await Journal.open(file ?? join(folder, fileNameOf(settings)), settings));
    return new Series({
      settings,
      rules,
      openings: this.openings,
      journal,
      build: await this.buildOf(settings),
      fresh,
    });
  }

  /** Who looks solved positions up plays otherwise when there are more of them. */
  private async buildOf({ game, variant, a, b }: SeriesSettings): Promise<string> {
    const players = [a, b].map(({ player }) => parsePlayer(game, player, 'player'));
    const looksUp = players.some((spec) => spec.ok && spec.value.kind === 'max');
    return looksUp ? fingerprintWithTables(this.build, game, variant) : this.build;
  }

  private async expect(result: Result<Journal, JournalError>): Promise<Journal> {
    if (result.ok) return result.value;
    const { error } = result;
    const { language, texts } = this.context;
    const { journal } = texts.contests;
    switch (error.kind) {
      case 'file':
        throw new UsageError(await sayFileError(error.error, language));
      case 'no-series':
        throw new UsageError(`${error.file}: ${journal.noSeries}`);
      case 'other-series': {
        const { name, inFile, wanted } = error.difference;
        throw new UsageError(`${error.file}: ${journal.otherSeries(name, inFile, wanted)}`);
      }
      case 'no-match':
        throw new UsageError(`${error.file}: ${journal.noMatch(error.line)}`);
      default:
        return unreachable(error);
    }
  }
}
