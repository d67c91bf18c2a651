export const en = {
  commands: {
    ugi: 'play as an engine that speaks the Universal Game Interface on stdin and stdout',
    visualiser: 'serve boards that connect over TCP and speak the visualiser protocol',
  },
  options: {
    player: 'the computer player; default: the strongest of the game',
    port: 'the TCP port to listen on; 0 takes a free one',
    host: 'the address to listen on; default: 127.0.0.1, which only this machine can reach',
    pause: 'the shortest time a computer player takes for a turn; default: 1',
  },
  lineTooLong: (max: number): string => `a line has at most ${max} characters`,
  ugi: {
    /** When more lines wait for the end of a search than are kept. */
    thinking: 'too many lines while thinking: wait for bestmove first',
  },
  visualiser: {
    listening: (address: string): string => `Listening on ${address}`,
    cannotListen: (address: string, reason: string): string => `cannot listen on ${address}: ${reason}`,
    noGame: 'no match is being played: send beginGame first',
    gameGoesOn: 'a match is being played: another can begin when it is over',
    computerTurn: 'it is a computer player’s turn',
    /** The grammar of `beginGame`, shown when it is not kept. */
    beginGame: 'expected beginGame <player1> <player2> or beginGame <game>[:<variant>] <player1> <player2>',
    /** Clients of the socket must not start programs on this machine. */
    noEngines: 'outside engines do not play here',
  },
};
