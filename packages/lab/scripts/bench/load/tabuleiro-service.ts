import { once } from 'node:events';
import type { MatchAnswer, ServerMessage } from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import { WebSocket } from 'ws';
import { GAME, post, type Seated, type Service, VARIANT } from './service.ts';

const CLOCK = { kind: 'live', initialMs: 3_600_000, incrementMs: 5000 };

/** Our server. A session secret identifies a player. */
export function tabuleiroService(address: string): Service {
  return {
    seat: async ([first, second]) => {
      const [one, two] = [headersOf(first), headersOf(second)];
      const { info } = await post<MatchAnswer>(new URL('api/matches', address), one, {
        game: GAME,
        variant: VARIANT,
        clock: CLOCK,
        visibility: 'link',
        isRated: false,
        side: 1,
      });
      await post(new URL(`api/matches/${info.id}/join`, address), two);
      const sockets = { 1: await connect(address, one, info.id), 2: await connect(address, two, info.id) };
      const seated: Seated = {
        send: (side, ply, move) =>
          sockets[side].send(JSON.stringify({ t: 'move', id: ply + 1, match: info.id, ply, move })),
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

function headersOf(secret: string): Readonly<Record<string, string>> {
  return { cookie: `tabuleiro=${secret}` };
}

/** Connects and waits until the subscription is confirmed. */
async function connect(address: string, headers: Readonly<Record<string, string>>, match: string): Promise<WebSocket> {
  const url = new URL('api/live?v=1', address.replace(/^http/, 'ws'));
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  socket.on('error', (error) => {
    throw error;
  });
  await once(socket, 'open');
  const isWatched = new Promise<void>((resolve) => {
    const look = (data: Buffer): void => {
      const message: ServerMessage = JSON.parse(data.toString('utf8'));
      if (message.t !== 'done') return;
      socket.off('message', look);
      resolve();
    };
    socket.on('message', look);
  });
  socket.send(JSON.stringify({ t: 'watch', id: 0, match }));
  await isWatched;
  return socket;
}

function hear(seated: Seated, side: Side, data: Buffer): void {
  const message: ServerMessage = JSON.parse(data.toString('utf8'));
  if (message.t === 'refused') throw new Error(`refused: ${message.refusal.message.en}`);
  if (message.t !== 'events') return;
  for (const event of message.events) if (event.kind === 'move') seated.onTold(side, event.ply);
}
