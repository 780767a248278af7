import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaGate } from '@lichen/contracts/portal/area-gate';

const root = join(__dirname, '../../..');

const READ = `
  const { readRemote } = await import('./ops/build/read-remote.mjs');
  const read = process.argv.slice(1).map((name) => readRemote(process.cwd() + '/' + name, process.cwd() + '/backend/contracts/src'));
  process.stdout.write(JSON.stringify((await Promise.all(read)).map(({ name, areas, pages }) => ({ name, areas, pages: pages.map(({ path }) => path) }))));
`;

/** Gates and page addresses that the sources of each remote of this checkout declare. */
export const DECLARED = JSON.parse(
  execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', READ, ...readdirSync(root).filter((name) => name.startsWith('mf-'))],
    { cwd: root, encoding: 'utf8' },
  ),
) as readonly { name: string; areas: AreaGate[]; pages: string[] }[];

export const areasOf = (name: string): AreaGate[] => DECLARED.find((remote) => remote.name === name)?.areas ?? [];
