import { loadSolverFacet, type Match, type Position, type SolverFacet } from '@tabuleiro/games';

/** Whether a match is over before long whatever is played: then draws are proved too, and every move has its value. */
export async function isEndInSight({ rules, position }: Match): Promise<boolean> {
  return seesTheEnd(await loadSolverFacet(rules.game), position);
}

export function seesTheEnd(facet: SolverFacet | null, position: Position): boolean {
  if (facet === null || !('guide' in facet)) return false;
  return facet.guide(position.clone()).isBounded === true;
}
