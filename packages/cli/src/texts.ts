import type { Language } from '@tabuleiro/games';
import { LAB_TEXTS } from '@tabuleiro/lab';
import * as analysisEn from './analysis/text/en.ts';
import * as analysisPt from './analysis/text/pt.ts';
import { en as coursesEn } from './courses/text/en.ts';
import { pt as coursesPt } from './courses/text/pt.ts';
import { en as onlineEn } from './online/text/en.ts';
import { pt as onlinePt } from './online/text/pt.ts';
import { en as matchesEn } from './pipes/text/en.ts';
import { pt as matchesPt } from './pipes/text/pt.ts';
import { en as protocolsEn } from './protocols/text/en.ts';
import { pt as protocolsPt } from './protocols/text/pt.ts';
import { en as puzzlesEn } from './puzzles/text/en.ts';
import { pt as puzzlesPt } from './puzzles/text/pt.ts';
import { en as commonEn } from './text/en.ts';
import { pt as commonPt } from './text/pt.ts';

const en = {
  ...commonEn,
  /** Match series, tuning and tables: the commands of the lab. */
  ...LAB_TEXTS.en,
  /** Local matches and their files. */
  matches: matchesEn,
  analysis: analysisEn.analysis,
  solve: analysisEn.solve,
  protocols: protocolsEn,
  puzzles: puzzlesEn,
  courses: coursesEn,
  /** Matches on a server. */
  online: onlineEn,
  /** The summary of each command. */
  commands: {
    ...commonEn.commands,
    ...matchesEn.commands,
    ...analysisEn.analysis.commands,
    ...analysisEn.solve.commands,
    ...protocolsEn.commands,
    ...puzzlesEn.commands,
    ...coursesEn.commands,
    ...LAB_TEXTS.en.series.commands,
    ...LAB_TEXTS.en.tuning.commands,
    ...LAB_TEXTS.en.tables.commands,
    ...onlineEn.commands,
  },
};

/** All texts in one language except those of the full-screen program. */
export type CliTexts = typeof en;

const pt: CliTexts = {
  ...commonPt,
  ...LAB_TEXTS.pt,
  matches: matchesPt,
  analysis: analysisPt.analysis,
  solve: analysisPt.solve,
  protocols: protocolsPt,
  puzzles: puzzlesPt,
  courses: coursesPt,
  online: onlinePt,
  commands: {
    ...commonPt.commands,
    ...matchesPt.commands,
    ...analysisPt.analysis.commands,
    ...analysisPt.solve.commands,
    ...protocolsPt.commands,
    ...puzzlesPt.commands,
    ...coursesPt.commands,
    ...LAB_TEXTS.pt.series.commands,
    ...LAB_TEXTS.pt.tuning.commands,
    ...LAB_TEXTS.pt.tables.commands,
    ...onlinePt.commands,
  },
};

export const CLI_TEXTS: Readonly<Record<Language, CliTexts>> = { en, pt };
