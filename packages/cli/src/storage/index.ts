export { addRecords, checkAddition } from './add-records.ts';
export { expectFile, sayFileError } from './explain.ts';
export { type FileError, isFile } from './files.ts';
export { dataFolder, resolveFile } from './folder.ts';
export { checkRecordTarget, loadRecords, saveRecords } from './records.ts';
export { type UnfinishedMatch, type UnfinishedMatches, UnfinishedStore } from './unfinished.ts';
