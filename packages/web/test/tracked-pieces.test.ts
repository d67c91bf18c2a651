import type { PieceView, Side, View } from '@tabuleiro/games';
import { describe, expect, it } from 'vitest';
import { startTracking, track, type Tracked } from '../src/board/tracked-pieces.tsx';

const man = (id: string, cell: string, owner: Side = 1): PieceView => ({ id, shape: 'stick', owner, at: { cell } });
const hand = (count: number): PieceView => ({ id: 'hand', shape: 'stick', owner: 1, at: { tray: 'hand' }, count });

function viewOf(...pieces: PieceView[]): View {
  return { surface: 'sand', cells: [], pieces, trays: [], furniture: [], marks: [], labels: [], notices: [] };
}

function follow(...views: View[]): Tracked {
  const [first, ...others] = views;
  if (first === undefined) throw new Error('there is a view');
  return others.reduce((tracked, view) => track(tracked, view), startTracking(first));
}

const staying = ({ pieces }: Tracked): [key: string, id: string][] =>
  pieces.filter(({ isLeaving }) => !isLeaving).map(({ key, piece }) => [key, piece.id]);

describe('tracked pieces', () => {
  it('keep their element when they move', () => {
    expect(staying(follow(viewOf(man('a', 'a1')), viewOf(man('a', 'c3'))))).toEqual([['p0', 'a']]);
  });

  it('keep it when they are renamed after the move', () => {
    const tracked = follow(viewOf(man('m-a1', 'a1')), viewOf(man('m-a1', 'c3')), viewOf(man('m-c3', 'c3')));
    expect(staying(tracked)).toEqual([['p0', 'm-c3']]);
    expect(tracked.pieces.every(({ isNew, isLeaving }) => !isNew && !isLeaving)).toBe(true);
  });

  it('leave once and are then forgotten, and their key is not used again', () => {
    const one = viewOf(man('a', 'a1'), man('b', 'b1', 2));
    const taken = follow(one, viewOf(man('a', 'b1')));
    expect(taken.pieces.map(({ piece, isLeaving }) => [piece.id, isLeaving])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    const back = track(taken, one);
    expect(staying(back)).toEqual([
      ['p0', 'a'],
      ['p2', 'b'],
    ]);
    expect(back.pieces).toHaveLength(2);
  });

  it('are not mistaken for an enemy that took their place', () => {
    const tracked = follow(viewOf(man('a', 'a1')), viewOf(man('b', 'a1', 2)));
    expect(tracked.pieces.map(({ key, isLeaving, isNew }) => [key, isLeaving, isNew])).toEqual([
      ['p0', true, false],
      ['p1', false, true],
    ]);
  });

  it('come from the hand that has one less', () => {
    const tracked = follow(viewOf(hand(3)), viewOf(hand(2), man('a', 'a1')));
    expect(tracked.pieces.at(-1)).toMatchObject({ isNew: true, cameFrom: 'hand' });
    const last = follow(viewOf(hand(1)), viewOf(man('a', 'a1')));
    expect(last.pieces.at(-1)).toMatchObject({ isNew: true, cameFrom: 'hand' });
  });

  it('begin anew with another game', () => {
    const other: View = { ...viewOf(man('a', 'a1')), surface: 'slate' };
    expect(follow(viewOf(man('b', 'b1')), other).pieces).toHaveLength(1);
  });
});
