export { runTune, type TuneOptions } from './tune-command.ts';
