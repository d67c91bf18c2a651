import type { Language } from '@tabuleiro/games';
import { en as seriesEn } from './series/text/en.ts';
import { pt as seriesPt } from './series/text/pt.ts';
import { en as tablesEn } from './tables/text/en.ts';
import { pt as tablesPt } from './tables/text/pt.ts';
import { en as tuningEn } from './tuning/text/en.ts';
import { pt as tuningPt } from './tuning/text/pt.ts';

const en = { series: seriesEn, tables: tablesEn, tuning: tuningEn };

/** What the commands of the lab say, in one language. */
export type LabTexts = typeof en;

const pt: LabTexts = { series: seriesPt, tables: tablesPt, tuning: tuningPt };

export const LAB_TEXTS: Readonly<Record<Language, LabTexts>> = { en, pt };
