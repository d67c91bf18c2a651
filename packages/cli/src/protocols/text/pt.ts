import type { en } from './en.ts';

export const pt: typeof en = {
  commands: {
    ugi: 'joga como motor que fala a Universal Game Interface em stdin e stdout',
    visualiser: 'serve tabuleiros que se ligam por TCP e falam o protocolo do visualizador',
  },
  options: {
    player: 'o computador que joga; por omissão, o mais forte do jogo',
    port: 'a porta TCP em que escuta; 0 escolhe uma livre',
    host: 'o endereço em que escuta; por omissão, 127.0.0.1, que só esta máquina alcança',
    pause: 'quanto demora pelo menos a jogada de um computador; por omissão, 1',
  },
  lineTooLong: (max) => `uma linha tem no máximo ${max} caracteres`,
  ugi: { thinking: 'demasiadas linhas enquanto penso: espera primeiro por bestmove' },
  visualiser: {
    listening: (address) => `À escuta em ${address}`,
    cannotListen: (address, reason) => `não é possível escutar em ${address}: ${reason}`,
    noGame: 'não há nenhuma partida em curso: envia primeiro beginGame',
    gameGoesOn: 'há uma partida em curso: outra pode começar quando esta acabar',
    computerTurn: 'é a vez de um computador',
    beginGame: 'esperado beginGame <jogador1> <jogador2> ou beginGame <jogo>[:<variante>] <jogador1> <jogador2>',
    noEngines: 'aqui não jogam motores de fora',
  },
};
