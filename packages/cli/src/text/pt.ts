import { texts as analysis } from './analysis/pt.ts';
import { texts as contests } from './contests/pt.ts';
import { texts as online } from './online/pt.ts';
import { texts as matches } from './play/pt.ts';
import { texts as protocols } from './protocols/pt.ts';
import { texts as puzzles } from './puzzles/pt.ts';
import { texts as solve } from './solve/pt.ts';
import { texts as tables } from './tables/pt.ts';
import type { CliTexts } from './texts.ts';
import { texts as tune } from './tune/pt.ts';

export const texts: CliTexts = {
  headings: { 'Usage:': 'Utilização:', 'Arguments:': 'Argumentos:', 'Options:': 'Opções:', 'Commands:': 'Comandos:' },
  examples: 'Exemplos:',
  program: 'Cinco jogos de tabuleiro: regras exatas no terminal e para outros programas.',
  helpOption: 'mostra esta ajuda',
  versionOption: 'mostra a versão',
  commands: {
    games: 'lista os jogos com as suas variantes e os jogadores clássicos',
    show: 'desenha uma posição: o tabuleiro, de quem é a vez, o que é obrigatório e porquê',
    moves: 'lista as jogadas legais de uma posição, uma por linha',
    perft: 'conta as sequências de jogadas legais',
    rpc: 'responde a pedidos JSON-RPC 2.0, um por linha, em stdin e stdout',
    ...matches.commands,
    ...analysis.commands,
    ...solve.commands,
    ...protocols.commands,
    ...contests.commands,
    ...puzzles.commands,
    ...tune.commands,
    ...tables.commands,
    ...online.commands,
  },
  options: {
    game: 'o identificador de um jogo',
    position: 'uma posição na notação do jogo, com ou sem aspas; se faltar, a inicial',
    variant: 'uma variante do jogo',
    start: 'uma das posições iniciais da variante',
    language: 'a língua, en ou pt',
    json: 'escreve JSON',
    ascii: 'desenha só com caracteres ASCII',
    limit: 'lista no máximo este número de jogadas',
    depth: 'quantas jogadas seguidas',
    divide: 'conta à parte para cada primeira jogada',
  },
  classicPlayers: 'jogadores clássicos',
  starts: 'posições iniciais',
  gameOver: 'O jogo acabou',
  usage: {
    unknownCommand: (name) => `não há nenhum comando ${name}`,
    unknownOption: (name) => `aqui não há nenhuma opção ${name}`,
    missingArgument: (name) => `falta o argumento <${name}>`,
    missingOption: (name) => `falta a opção ${name}`,
    missingValue: (name) => `a opção ${name} precisa de um valor`,
    excessArguments: 'há argumentos a mais',
    seeHelp: (command) => `vê ${command} --help`,
  },
  players: {
    human: 'uma pessoa',
    level: (level) => `nível ${level}`,
    max: 'max (o mais forte)',
  },
  matches,
  analysis,
  solve,
  protocols,
  contests,
  puzzles,
  tune,
  tables,
  online,
  internal: (message) => `há um erro no próprio programa: ${message}`,
};
