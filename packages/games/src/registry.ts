// One line per game: all that a new game needs outside its own folder.
export { choko } from './choko/manifest.ts';
export { echek } from './echek/manifest.ts';
export { eigenstate } from './eigenstate/manifest.ts';
export { hecatomb } from './hecatomb/manifest.ts';
export { oware } from './oware/manifest.ts';
