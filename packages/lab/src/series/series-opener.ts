import { join } from 'node:path';
import { openEngine } from '@tabuleiro/engine';
import { parsePlayer, type Rules } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import { fingerprintBuild, fingerprintWithTables } from './build-fingerprint.ts';
import { Journal } from './journal.ts';
import { decidedBy, Openings } from './openings.ts';
import { fileNameOf, type SeriesSettings } from './series-settings.ts';
import { Series } from './series.ts';

export interface SeriesOpenerOptions {
  readonly rules: Rules;
  readonly openingPlies: number;
  readonly seed: number;
  /** Ignore matches that another build played. */
  readonly fresh: boolean;
  /** The folder of files that were not named. */
  readonly folder?: string;
}

/** Opening positions are few, and each is searched once. */
const TABLE_BYTES = 2 ** 20;

/** Opens series of one game that share their openings. */
export class SeriesOpener {
  private readonly context: LabContext;
  private readonly options: SeriesOpenerOptions;
  private readonly openings: Openings;
  private readonly build: string;

  private constructor(context: LabContext, options: SeriesOpenerOptions, openings: Openings, build: string) {
    this.context = context;
    this.options = options;
    this.openings = openings;
    this.build = build;
  }

  static async create(context: LabContext, options: SeriesOpenerOptions): Promise<SeriesOpener> {
    const { rules, openingPlies: plies, seed } = options;
    // Without its network, so that a new network meets the old one in the same openings.
    const engine = await openEngine(rules.game, { tableBytes: TABLE_BYTES, network: null });
    const openings = new Openings({ rules, plies, seed, isDecided: decidedBy(engine) });
    return new SeriesOpener(context, options, openings, await fingerprintBuild(rules.game));
  }

  /** The series with these settings and its saved matches. The file of another series ends the command. */
  async openSeries(settings: SeriesSettings, file?: string): Promise<Series> {
    const { rules, fresh, folder = join(this.context.files.dataFolder, 'series') } = this.options;
    const journal = await Journal.open(this.context, file ?? join(folder, fileNameOf(settings)), settings);
    return new Series({
      settings,
      rules,
      openings: this.openings,
      journal,
      build: await this.buildOf(settings),
      fresh,
    });
  }

  /** Players that use tables play differently with other tables. */
  private async buildOf({ game, variant, a, b }: SeriesSettings): Promise<string> {
    const players = [a, b].map(({ player }) => parsePlayer(game, player, 'player'));
    const looksUp = players.some((spec) => spec.ok && spec.value.kind === 'max');
    const tables = looksUp ? await this.context.players.findTables(game, variant) : null;
    return tables === null ? this.build : fingerprintWithTables(this.build, tables);
  }
}
