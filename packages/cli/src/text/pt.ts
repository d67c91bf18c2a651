import type { en } from './en.ts';

export const pt: typeof en = {
  headings: { 'Usage:': 'Utilização:', 'Arguments:': 'Argumentos:', 'Options:': 'Opções:', 'Commands:': 'Comandos:' },
  examples: 'Exemplos:',
  program: 'Jogos de tabuleiro: regras exatas no terminal e para outros programas.',
  helpOption: 'mostra esta ajuda',
  versionOption: 'mostra a versão',
  commands: {
    games: 'lista os jogos com as suas variantes e os jogadores clássicos',
    show: 'desenha uma posição: o tabuleiro, de quem é a vez, o que é obrigatório e porquê',
    moves: 'lista as jogadas legais de uma posição, uma por linha',
    perft: 'conta as sequências de jogadas legais',
    rpc: 'responde a pedidos JSON-RPC 2.0, um por linha, em stdin e stdout',
  },
  options: {
    game: 'o identificador de um jogo',
    position: 'uma posição na notação do jogo, com ou sem aspas; por omissão, a inicial',
    variant: 'uma variante do jogo',
    start: 'uma das posições iniciais da variante',
    language: 'a língua, en ou pt',
    json: 'escreve JSON',
    ascii: 'desenha só com caracteres ASCII',
    limit: 'lista no máximo este número de jogadas',
    depth: 'quantas jogadas seguidas',
    divide: 'conta cada primeira jogada em separado',
  },
  starts: 'posições iniciais',
  opponents: 'adversários em todos os jogos',
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
  internal: (message) => `há um erro no próprio programa: ${message}`,
};

/** A side's name with its Portuguese verb, singular or plural: "o sul propõe", "as brancas propõem". */
export function agree(side: string, one: string, many: string): string {
  return `${side} ${/^[ao]s /i.test(side) ? many : one}`;
}
