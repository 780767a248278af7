import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaGate } from '@lichen/contracts/portal/area-gate';
import { gateAt, gatesOf } from '../../src/modules/identity/portal/gates';
import { OWN_AREAS } from '../../src/modules/identity/portal/own-areas';

const root = join(__dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

const READ = `
  const { readRemote } = await import('./ops/build/read-remote.mjs');
  const read = process.argv.slice(1).map((name) => readRemote(process.cwd() + '/' + name, process.cwd() + '/backend/contracts/src'));
  process.stdout.write(JSON.stringify((await Promise.all(read)).map(({ areas, pages }) => ({ areas, pages: pages.map(({ path }) => path) }))));
`;

/** The gates that each remote's sources declare. */
const sources = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '--eval', READ, ...remotes], { cwd: root, encoding: 'utf8' }),
) as { areas: AreaGate[]; pages: string[] }[];
const declared = sources.map(({ areas: own }) => own);

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

it('takes the gate of every page of a remote from what remotes declare', () => {
  const gates = gatesOf(declared.map((own) => ({ areas: own })));
  const pages = sources.flatMap((source) => source.pages);

  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((path) => !areas.includes(gateAt(path, gates) as AreaGate))).toEqual([]);
});

it('names in the own table of the shell no area of a remote', () => {
  const own = OWN_AREAS.map(({ path }) => path);

  expect(own.length).toBeGreaterThan(0);
  expect(areas.filter(({ path }) => own.some((each) => path === each || path.startsWith(`${each}/`)))).toEqual([]);
});
