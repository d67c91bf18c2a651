import { loadSolverFacet, type Match, type Position, type SolverFacet } from '@tabuleiro/games';

/**
 * Whether the match ends soon under any play. If so, the solver also proves draws, and every move has a proved value.
 */
export async function isEndInSight({ rules, position }: Match): Promise<boolean> {
  return hasBoundedEnd(await loadSolverFacet(rules.game), position);
}

export function hasBoundedEnd(facet: SolverFacet | null, position: Position): boolean {
  if (facet === null || !('guide' in facet)) return false;
  return facet.guide(position.clone()).isBounded === true;
}
