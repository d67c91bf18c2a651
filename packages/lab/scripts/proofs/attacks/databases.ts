import { createHash } from 'node:crypto';
import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadRules, type Move, MoveList, SeededRandom } from '@tabuleiro/games';
import Database from 'libsql';
import type { Prepared } from './attack.ts';
import { forwardedAddress, OFFER, Person, seat } from './person.ts';
import { databaseIn, ServerProcess } from './server-process.ts';

// Databases that would take days to play. The server plays one match as a template; the database copies its rows, so
// that future columns are copied too.

const CACHE = fileURLToPath(new URL('../../../../../node_modules/.cache/tabuleiro/attacks/', import.meta.url));
/** A change of the tables or of this file makes a new database. */
const SOURCES = ['../../../../server/src/store/migrations.ts', 'databases.ts'];
export const ARCHIVED = 300_000;
const PLAYERS = 1000;
/** The player of every sixth match. */
export const BUSY_PLAYER = 'Player 0';
export const LOG_ENTRIES = 65_000;
export const LONG_MATCH_PLIES = 4000;
/** Hecatomb is drawn after 100 plies without a capture or a king's move; one is made some plies earlier. */
const LATEST_PROGRESS = 90;
const LOOKED_AT = 400;
const MINUTE = 60_000;

type Values = Readonly<Record<string, string>>;

/** A database with this many finished matches between many players. It is made once and copied. */
export async function makeArchive(folder: string): Promise<Prepared> {
  const hash = createHash('sha256');
  for (const source of SOURCES) hash.update(readFileSync(new URL(source, import.meta.url)));
  const cached = join(CACHE, `archive-${hash.digest('hex').slice(0, 16)}.db`);
  if (!existsSync(cached)) {
    console.log(`  makes a database of ${ARCHIVED} matches, which is kept for the next run`);
    rmSync(CACHE, { recursive: true, force: true });
    mkdirSync(CACHE, { recursive: true });
    await fillArchive(folder);
    copyFileSync(databaseIn(folder), `${cached}.part`, constants.COPYFILE_FICLONE);
    renameSync(`${cached}.part`, cached);
  } else copyFileSync(cached, databaseIn(folder), constants.COPYFILE_FICLONE);
  return {};
}

async function fillArchive(folder: string): Promise<void> {
  const server = await ServerProcess.start(folder);
  const people = await makePair(server.address);
  const patterns: string[] = [];
  for (const game of GAME_IDS) {
    const match = await seat(...people, { game, clock: OFFER.clock, visibility: 'public', isRated: false, side: 1 });
    await people[0].ask('POST', `api/matches/${match}/acts`, { act: 'resign' });
    patterns.push(match);
  }
  await server.stop();
  change(folder, (database) => {
    insertCopies(database, 'users', 'true limit 1', `1..${PLAYERS}`, {
      id: "printf('player%010d', i - 1)",
      name: "printf('Player %d', i - 1)",
      name_key: "printf('player %d', i - 1)",
      passphrase: "'none'",
    });
    const player = (step: number): string => `printf('player%010d', (i * ${step}) % ${PLAYERS})`;
    for (const [index, pattern] of patterns.entries()) {
      const range = `1..${ARCHIVED} where i % ${patterns.length} = ${index}`;
      const at = `${Date.now() - ARCHIVED * MINUTE} + i * ${MINUTE}`;
      insertCopies(database, 'matches', `id = '${pattern}'`, range, {
        id: "printf('%016d', i)",
        info: `replace(t.info, '${pattern}', printf('%016d', i))`,
        visibility: "iif(i % 5 = 4, 'link', 'public')",
        is_rated: 'i % 2',
        user1: `iif(i % 6 = 0, 'player0000000000', ${player(7919)})`,
        user2: player(104_729),
        winner: 'nullif(i % 3, 0)',
        reason: "iif(i % 3 = 0, 'agreement', 'resignation')",
        plies: '20 + i % 40',
        created_at: at,
        updated_at: `${at} + ${10 * MINUTE}`,
      });
      insertCopies(database, 'events', `match_id = '${pattern}'`, range, {
        match_id: "printf('%016d', i)",
        at,
      });
    }
    database.exec('analyze');
  });
}

/**
 * A database with two running matches. In one the first player moved and took the move back many times; the other has
 * thousands of plies. Returns their ids and the session of that player, who is to move in both.
 */
export async function makeLongLog(folder: string): Promise<Prepared> {
  const server = await ServerProcess.start(folder);
  const people = await makePair(server.address);
  const match = await seat(...people, { ...OFFER, clock: { kind: 'none' } });
  const long = await seat(...people, { ...OFFER, game: 'hecatomb', variant: 'endless', clock: { kind: 'none' } });
  await server.stop();
  const moves = await playLongMatch();
  change(folder, (database) => {
    for (const [ply, { side, move, next }] of moves.entries()) {
      const version = 3 + ply;
      const data = JSON.stringify({ kind: 'move', version, at: 0, side, ply, move, next });
      insertCopies(database, 'events', `match_id = '${long}' and version = 1`, '0..0', {
        version: String(version),
        ply: String(ply),
        line: '0',
        data: `replace('${data}', '"at":0', printf('"at":%d', t.at))`,
      });
    }
    database.exec(`update matches set version = ${2 + moves.length} where id = '${long}'`);
    const rounds = Math.floor(LOG_ENTRIES / 3);
    const kinds = [
      { data: '"side":1,"ply":0,"move":"A","next":2', kind: 'move', ply: '0', line: 'i' },
      { data: '"side":1,"plies":0,"next":1', kind: 'takeback-asked', ply: 'null', line: 'null' },
      { data: '"side":2', kind: 'takeback-accepted', ply: 'null', line: 'null' },
    ];
    for (const [index, { kind, data, ply, line }] of kinds.entries()) {
      const version = `3 + ${index} + 3 * i`;
      insertCopies(database, 'events', `match_id = '${match}' and version = 1`, `0..${rounds - 1}`, {
        version,
        ply,
        line,
        data: `printf('{"kind":"${kind}","version":%d,"at":%d,${data}}', ${version}, t.at)`,
      });
    }
    database.exec(`update matches set version = ${2 + 3 * rounds} where id = '${match}'`);
  });
  return { match, long, first: people[0].session };
}

/** Moves of Hecatomb that end no match: random ones, with progress only when it is necessary. */
async function playLongMatch(): Promise<readonly { side: number; move: string; next: number }[]> {
  const rules = await loadRules('hecatomb', 'endless');
  const random = new SeededRandom(1);
  const position = rules.start();
  const list = new MoveList();
  let sinceProgress = 0;
  return Array.from({ length: LONG_MATCH_PLIES }, () => {
    const { turn: side } = position;
    position.legalMoves(list);
    let chosen: { readonly move: Move; readonly isProgress: boolean } | undefined;
    for (let looked = 0; looked < LOOKED_AT; looked++) {
      const move = list.at(random.below(list.length));
      position.apply(move);
      const isOver = position.outcome() !== null;
      const isProgress = rules.makePosition(position).endsWith(' 0');
      position.undo();
      if (isOver) continue;
      chosen ??= { move, isProgress };
      if (isProgress !== sinceProgress >= LATEST_PROGRESS) continue;
      chosen = { move, isProgress };
      break;
    }
    if (chosen === undefined) throw new Error('every move ends the match');
    sinceProgress = chosen.isProgress ? 0 : sinceProgress + 1;
    const move = rules.makeMove(position, chosen.move);
    position.apply(chosen.move);
    return { side, move, next: position.turn };
  });
}

async function makePair(address: string): Promise<readonly [Person, Person]> {
  return [await Person.guest(address, forwardedAddress(1)), await Person.guest(address, forwardedAddress(2))];
}

/** Changes the database of a stopped server in one transaction, without waiting for the disk. */
function change(folder: string, work: (database: Database.Database) => void): void {
  const database = new Database(databaseIn(folder));
  database.exec('pragma synchronous = off; begin');
  work(database);
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
}

/** Inserts copies of rows `t` for every number `i` of a range; columns without a value are copied. */
function insertCopies(
  database: Database.Database,
  table: string,
  pattern: string,
  range: string,
  values: Values,
): void {
  const columns = database
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map((row) => String(Object.values(row ?? {})[0]));
  const missing = Object.keys(values).filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new Error(`${table} has no column ${missing.join(', ')}`);
  const [, from = '', to = '', rest = ''] = /^(\d+)\.\.(\d+)(.*)$/.exec(range) ?? [];
  database.exec(
    `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})
     insert into ${table} (${columns.join(', ')})
     select ${columns.map((name) => values[name] ?? `t.${name}`).join(', ')}
     from n, (select * from ${table} where ${pattern}) t ${rest}`,
  );
}
