import { GAMES, LANGUAGES, playerNames, styledNames } from '@tabuleiro/games';
import { Refused } from '../refused.ts';
import { skeletonsOf } from './names.ts';

/** Nobody has one of these as a word of their name: others would take them for somebody who runs the server. */
const ROLES =
  `admin admins administrator administrators administration administrador administradora administradores administração
  moderator moderators moderation mod mods moderador moderadora moderadores moderação
  system sistema sysadmin sysop root superuser webmaster hostmaster postmaster operator operador operadora
  support suporte staff official oficial helpdesk tabuleiro`.split(/\s+/);

/** Nobody has one of these as their whole name: on the page they mean somebody else. */
const WHOLE_NAMES = `computer computador engine motor server servidor bot robot robô program programa machine máquina
  guest convidado convidada anonymous anónimo anónima anon nobody ninguém somebody alguém everybody everyone todos
  player jogador jogadora opponent adversário adversária you tu eu me human humano humana
  deleted apagado apagada unknown desconhecido desconhecida null undefined none nenhum help ajuda
  easy fácil medium médio hard difícil random aleatório smart esperto maximum máximo level nível`.split(/\s+/);

interface Reserved {
  readonly roles: ReadonlySet<string>;
  readonly wholeNames: ReadonlySet<string>;
}

let loading: Promise<Reserved> | null = null;

/** Refuses a name that says to be the server, somebody who runs it, a computer player or a game. */
export async function checkNotReserved(name: string): Promise<void> {
  loading ??= loadReserved();
  const { roles, wholeNames } = await loading;
  const words = name.split(/[ ._-]+/);
  const isReserved =
    [name, ...words].some((text) => isIn(roles, text)) || isIn(wholeNames, name) || isIn(roles, words.join(''));
  if (isReserved) throw new Refused('reserved-name');
}

const withoutSeparators = (text: string): string => text.replaceAll(/[ ._-]+/g, '');

/** Whether a text, without separators or without digits at its ends too, looks like one of the names. */
function isIn(names: ReadonlySet<string>, text: string): boolean {
  const joined = withoutSeparators(text);
  const bare = joined.replaceAll(/^\p{N}+|\p{N}+$/gu, '');
  return [joined, bare].flatMap(skeletonsOf).some((skeleton) => skeleton !== '' && names.has(skeleton));
}

async function loadReserved(): Promise<Reserved> {
  const texts = await Promise.all(GAMES.flatMap(({ load }) => LANGUAGES.map((language) => load.texts[language]())));
  // Levels are numbers, which say nothing by themselves.
  const players = GAMES.flatMap(({ id }) => playerNames(id)).filter((name) => /\D/.test(name));
  // No name of a user has a colon.
  const styled = GAMES.flatMap(({ id }) => styledNames(id)).map((name) => name.replace(':', ' '));
  const wholeNames = [...WHOLE_NAMES, ...players, ...styled, ...texts.map(({ name }) => name)].map(withoutSeparators);
  return { roles: new Set(ROLES.flatMap(skeletonsOf)), wholeNames: new Set(wholeNames.flatMap(skeletonsOf)) };
}
