import { once } from 'node:events';
import type { Side } from '@tabuleiro/games';
import { WebSocket } from 'ws';
import { GAME, post, type Seated, type Service } from './service.ts';

// boardgame.io uses Socket.IO: a namespace for the game, events as JSON arrays, occasional pings. Here it runs over a
// bare WebSocket, so that both servers get equally light clients.
const CONNECT = `40/${GAME},`;
const EVENT = `42/${GAME},`;
const PING = '2';
const PONG = '3';

/** Their name for the number of a state. */
const STATE_NUMBER = '_stateID';

/** boardgame.io's server. Its players have no accounts; each gets a secret with its seat. */
export function boardgameIoService(address: string): Service {
  return {
    seat: async () => {
      const lobby = new URL(`games/${GAME}/`, address);
      const { matchID } = await post<{ matchID: string }>(new URL('create', lobby), {}, { numPlayers: 2 });
      const join = async (side: Side): Promise<string> => {
        const body = { playerID: idOf(side), playerName: `player ${side}` };
        const answer = await post<{ playerCredentials: string }>(new URL(`${matchID}/join`, lobby), {}, body);
        return answer.playerCredentials;
      };
      const secrets = { 1: await join(1), 2: await join(2) };
      const sockets = {
        1: await connect(address, matchID, 1, secrets[1]),
        2: await connect(address, matchID, 2, secrets[2]),
      };
      const seated: Seated = {
        send: (side, ply, move) => {
          const payload = { type: 'play', args: [move], playerID: idOf(side), credentials: secrets[side] };
          emit(sockets[side], ['update', { type: 'MAKE_MOVE', payload }, ply, matchID, idOf(side)]);
        },
        onTold: () => undefined,
        close: () => {
          for (const socket of Object.values(sockets)) socket.close();
        },
      };
      for (const side of [1, 2] as const) sockets[side].on('message', (data: Buffer) => hear(seated, side, data));
      return seated;
    },
  };
}

function idOf(side: Side): string {
  return String(side - 1);
}

function emit(socket: WebSocket, event: readonly unknown[]): void {
  socket.send(EVENT + JSON.stringify(event));
}

async function connect(address: string, match: string, side: Side, secret: string): Promise<WebSocket> {
  const url = new URL('socket.io/?EIO=4&transport=websocket', address.replace(/^http/, 'ws'));
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('error', (error) => {
    throw error;
  });
  socket.on('message', (data: Buffer) => {
    if (data.toString('utf8') === PING) socket.send(PONG);
  });
  await once(socket, 'open');
  const until = (begin: string): Promise<void> =>
    new Promise((resolve) => {
      const look = (data: Buffer): void => {
        if (!data.toString('utf8').startsWith(begin)) return;
        socket.off('message', look);
        resolve();
      };
      socket.on('message', look);
    });
  const isConnected = until(CONNECT);
  socket.send(CONNECT);
  await isConnected;
  const isSynchronised = until(`${EVENT}["sync"`);
  emit(socket, ['sync', match, idOf(side), secret, 2]);
  await isSynchronised;
  return socket;
}

/** The number of a state is the number of moves. */
function hear(seated: Seated, side: Side, data: Buffer): void {
  const text = data.toString('utf8');
  if (!text.startsWith(EVENT)) return;
  const [name, , state]: [string, string, Readonly<Record<typeof STATE_NUMBER, number>>] = JSON.parse(
    text.slice(EVENT.length),
  );
  if (name === 'update') seated.onTold(side, state[STATE_NUMBER] - 1);
}
