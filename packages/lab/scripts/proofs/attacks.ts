// `npm run prove:attacks`: attacks a real server in many ways, one after the other, while two visitors play. An attack is
// withstood when the server's memory grows by less than 100 MB, the visitors' p99 stays under 200 ms, nothing of what they
// do fails, and the attacker gets no more than it should. Otherwise the command fails. All of it happens on 127.0.0.1.
//
//   --only=pings,lobby   only these attacks
//   --save               writes the table into docs/server-proof.md
//
// It takes about eight minutes on two cores, which should have nothing else to do, and works on Linux only.
import { cpus, loadavg } from 'node:os';
import { readArguments, refuseArgument } from '../shared/arguments.ts';
import { makeTable, writeSection } from '../shared/document-section.ts';
import { ATTACKS, CONTROL } from './attacks/attacks.ts';
import { type Cost, LONGEST_P99, measureAttack, MOST_GROWTH } from './attacks/measure.ts';

const COMMAND = 'prove:attacks';
const ONLY = '--only=';

const { options } = readArguments(COMMAND, { words: [], options: [ONLY, '--save'] });
const isSaved = options.includes('--save');
const names = options
  .filter((option) => option.startsWith(ONLY))
  .flatMap((option) => option.slice(ONLY.length).split(','));
const known = ATTACKS.map(({ name }) => name);
for (const name of names) if (!known.includes(name)) refuseArgument(COMMAND, name, `one of: ${known.join(' ')}`);
if (isSaved && names.length > 0) refuseArgument(COMMAND, '--save', 'all attacks, where the table is kept');
if (process.platform !== 'linux') {
  console.error(`${COMMAND}: reads the memory of the server from /proc, which only Linux has`);
  process.exit(2);
}

const costs: Cost[] = [];
for (const attack of ATTACKS.filter(({ name }) => names.length === 0 || names.includes(name))) {
  console.log(`${attack.name}: ${attack.title}`);
  const cost = await measureAttack(attack);
  costs.push(cost);
  print(cost);
}
if (isSaved) {
  writeSection('docs/server-proof.md', 'attacks', report());
  console.log('docs/server-proof.md has the table');
}
const isControl = ({ name }: Cost): boolean => name === CONTROL.name;
const lost = costs.filter(({ faults }) => faults.length > 0);
if (lost.some(isControl)) console.log('even without an attack visitors wait: the machine is busy with something else');
const attacks = costs.filter((cost) => !isControl(cost));
console.log(`${attacks.filter((cost) => !lost.includes(cost)).length} of ${attacks.length} attacks withstood`);
process.exit(lost.length === 0 ? 0 : 1);

function print({ growth, cores, visit, facts, faults }: Cost): void {
  console.log(`  memory +${growth.toFixed(0)} MB, ${cores.toFixed(2)} cores`);
  console.log(
    `  visitors: p50 ${visit.p50.toFixed(1)} ms, p99 ${visit.p99.toFixed(1)} ms, longest ${visit.longest.toFixed(0)} ms (${visit.slowest}) of ${visit.answers} answers, ${visit.failed} failures`,
  );
  for (const fact of facts) console.log(`  ${fact}`);
  for (const fault of faults) console.log(`  FAILED: ${fault}`);
}

function report(): string {
  const numbers = ['memory MB', 'cores', 'p50 ms', 'p99 ms', 'longest ms', 'failures'];
  const table = makeTable(
    [{ name: 'attack' }, ...numbers.map((name) => ({ name, isNumber: true })), { name: 'withstood' }],
    costs.map(({ name, growth, cores, visit, faults }) => [
      name,
      growth.toFixed(0),
      cores.toFixed(2),
      visit.p50.toFixed(1),
      visit.p99.toFixed(1),
      visit.longest.toFixed(0),
      String(visit.failed),
      faults.length === 0 ? 'yes' : 'no',
    ]),
  );
  const details = costs.flatMap(({ name, facts, faults }) => {
    const all = [...facts, ...faults.map((fault) => `**${fault}**`)];
    return all.length === 0 ? [] : [`- **${name}**: ${all.join('; ')}.`];
  });
  return `${table}
Withstood: memory grows by less than ${MOST_GROWTH} MB, the visitors' p99 is under ${LONGEST_P99} ms, nothing that they do fails, and the
attacker gets no more than it should. Measured on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, attacker and visitors
beside the server; load average at the end ${loadavg()[0]?.toFixed(1)}.

${details.join('\n')}`;
}
