import type { ProtocolTexts } from './texts.ts';

export const texts: ProtocolTexts = {
  commands: {
    ugi: 'play as an engine that speaks the Universal Game Interface on stdin and stdout',
    visualiser: 'serve boards that connect over TCP and speak the visualiser protocol',
  },
  options: {
    player: 'the computer player; else the strongest of the game',
    port: 'the TCP port to listen on; 0 takes a free one',
    host: 'the address to listen on; else 127.0.0.1, which only this machine can reach',
    pause: 'how long a computer player takes for a turn at least; default: 1',
  },
  lineTooLong: (max) => `a line has at most ${max} characters`,
  ugi: { thinking: 'too many lines while thinking: wait for bestmove first' },
  visualiser: {
    listening: (address) => `Listening on ${address}`,
    cannotListen: (address, reason) => `cannot listen on ${address}: ${reason}`,
    noGame: 'no game is being played: send beginGame first',
    gameGoesOn: 'a game is being played: another can begin when it has ended',
    computerTurn: 'it is the turn of a computer player',
    beginGame: 'expected beginGame <player1> <player2> or beginGame <game>[:<variant>] <player1> <player2>',
    noEngines: 'outside engines do not play here',
  },
};
