export type { LabContext, LabFiles, LabOptions, LabPlayers, ProgressBar, StatusLine } from './lab-context.ts';
export { LAB_TEXTS, type LabTexts } from './texts.ts';
