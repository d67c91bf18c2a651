import type { Message, Side } from '../contract/index.ts';
import { columnOf, rowOf } from './geometry.ts';
import type { EigenstateCode } from './text/en.ts';

/** Where a pin leads, as its owner sees it: "two forward and one left". */
export function describeWay(owner: Side, hole: number): Message<EigenstateCode> {
  const view = owner === 1 ? 1 : -1;
  const ahead = view * (3 - rowOf(hole));
  const right = view * (columnOf(hole) - 3);
  const along: Message<EigenstateCode> = { code: `${ahead > 0 ? 'forward' : 'back'}-${distance(ahead)}` };
  const across: Message<EigenstateCode> = { code: `${right > 0 ? 'right' : 'left'}-${distance(right)}` };
  if (right === 0) return along;
  return ahead === 0 ? across : { code: 'way-both', values: { along, across } };
}

const distance = (steps: number): 1 | 2 => (Math.abs(steps) === 2 ? 2 : 1);
