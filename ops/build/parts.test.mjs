import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { readRemote } from './read-remote.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lichen-remote-'));
  mkdirSync(path.join(folder, 'src'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (load) =>
  writeFileSync(
    path.join(folder, 'src', 'remote.ts'),
    `import { defineRemote } from '@lichen/kit/remote';
     export default defineRemote({
       name: 'mf-test', api: { module: 'test', range: '^0.1.0' }, widgets: [],
       pages: [{ path: '/test', title: 'Test', load: ${load} }],
     });`,
  );

it('learns from load which file a page is, without running that file', async () => {
  write("() => import('./pages/NotThere')");

  const { pages } = await readRemote(folder, path.join(folder, 'contracts'));

  expect(pages[0].expose).toBe('./pages/NotThere');
});

it('refuses code that is neither a page nor a widget', async () => {
  write("() => import('./parts/Secret')");

  await expect(readRemote(folder, path.join(folder, 'contracts'))).rejects.toThrow('may only load');
});

it('counts the contracts that a source uses, and theirs, and no others', () => {
  const contracts = path.join(folder, 'backend', 'contracts', 'src');
  mkdirSync(contracts, { recursive: true });
  const contract = (name, text) => writeFileSync(path.join(contracts, `${name}.ts`), text);
  contract('bill', "import { text } from './fields';");
  contract('fields', 'export const text = 1;');
  contract('other', 'export const other = 1;');
  writeFileSync(path.join(folder, 'src', 'page.ts'), "import { bill } from '@lichen/contracts/bill';");
  const first = contentHash(folder, ['src']);

  contract('other', 'export const other = 2;');
  expect(contentHash(folder, ['src'])).toBe(first);
  contract('fields', 'export const text = 2;');
  expect(contentHash(folder, ['src'])).not.toBe(first);
});

it('builds again when one letter differs, and not otherwise', () => {
  write("() => import('./pages/One')");
  const first = contentHash(folder, ['src']);

  expect(contentHash(folder, ['src'])).toBe(first);
  write("() => import('./pages/Two')");
  expect(contentHash(folder, ['src'])).not.toBe(first);
});
