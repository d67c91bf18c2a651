import type { EngineHost, HostedSpec } from '@tabuleiro/engine';
import type { ComputerPlayer, PlayerSpec } from '@tabuleiro/games';

/** How much of the machine a search may take: little enough for a phone. */
export const SEARCH_SETTINGS = { tableBytes: 2 ** 25, threads: 4 } as const;

/** Opens a computer player in a worker of the page. */
export async function openHosted(
  host: Pick<EngineHost, 'open'>,
  spec: PlayerSpec,
  lines: number,
): Promise<ComputerPlayer> {
  if (!isHosted(spec)) throw new Error('an outside program cannot play on a page');
  return host.open(spec, { ...SEARCH_SETTINGS, lines });
}

function isHosted(spec: PlayerSpec): spec is HostedSpec {
  return spec.kind !== 'human' && spec.kind !== 'ugi';
}
