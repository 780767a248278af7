import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaGate } from '@lichen/contracts/portal/area-gate';
import { gatesOf } from '../src/modules/identity/portal/gates';

const root = join(__dirname, '../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

const READ = `
  const { readRemote } = await import('./ops/build/read-remote.mjs');
  const read = process.argv.slice(1).map((name) => readRemote(process.cwd() + '/' + name, process.cwd() + '/backend/contracts/src'));
  process.stdout.write(JSON.stringify((await Promise.all(read)).map(({ areas }) => areas)));
`;

/** The gates that each remote's sources declare. */
const declared = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '--eval', READ, ...remotes], { cwd: root, encoding: 'utf8' }),
) as AreaGate[][];

const inOrder = ({ roles, ...gate }: AreaGate) => ({ ...gate, roles: [...roles].sort() });
const areas = declared.flat();
const written = gatesOf([]);

it.each(areas)('$path opens as the specification writes it', (gate) => {
  const standing = written.get(gate.path);
  if (standing) expect(inOrder(gate)).toEqual(inOrder(standing));
});

it('loses no section of an area that is declared', () => {
  const opened = [...gatesOf(declared.map((own) => ({ areas: own }))).keys()];
  expect(opened).toEqual(expect.arrayContaining([...written.keys()]));
  expect(areas.length).toBeGreaterThan(15);
});
