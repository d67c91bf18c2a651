import { startPostgres } from '@tabuleiro/postgres';
import type { TestProject } from 'vitest/node';

/** Once before all tests that run against PostgreSQL; vitest calls what it is given in the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startPostgres();
  project.provide('postgres', address);
  return stop;
}
