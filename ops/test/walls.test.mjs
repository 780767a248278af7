import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import walls from '../../.dependency-cruiser.mjs';
import { root as checkout } from './run.mjs';
import { importProblems, treeProblems } from './walls.mjs';

/** Each wall with a file that crosses it. */
const climbs = [
  ['platform-knows-no-module', 'backend/src/platform/climb-module.ts', `import '../modules/docs/doc';`],
  [
    'platform-knows-no-business-word',
    'backend/src/platform/climb-word.ts',
    `import '@lichen/contracts/docs/doc.entity';`,
  ],
  ['shared-contracts-know-no-area', 'backend/contracts/src/formats/climb-area.ts', `import '../docs/doc.entity';`],
  ['module-knows-no-module', 'backend/src/modules/news/climb.rules.ts', `import '../docs/doc';`],
  [
    'counterparts-come-from-connections',
    'backend/src/modules/news/climb-other.handler.ts',
    `import { other } from '../../platform/connections/counterpart'; export const o = other;`,
  ],
  [
    'only-the-store-queries',
    'backend/src/modules/news/climb.route.ts',
    `import { Sequelize } from 'sequelize'; export const s = Sequelize;`,
  ],
  [
    'only-the-store-queries',
    'backend/src/platform/climb-type.ts',
    `import type { Model } from 'sequelize'; export type M = Model;`,
  ],
  [
    'domain-is-pure',
    'backend/src/modules/docs/impure.ts',
    `import { readFileSync } from 'node:fs'; export const r = readFileSync;`,
  ],
  ['domain-is-pure', 'backend/src/modules/docs/deep/impure.ts', `import '../../../platform/clock';`],
  ['migrations-are-history', 'backend/src/modules/docs/climb.rules.ts', `import './migrations/2030-01-01-01-docs';`],
  [
    'only-clients-reach-the-network',
    'backend/src/modules/docs/climb-network.handler.ts',
    `import { get } from 'node:https'; export const g = get;`,
  ],
  [
    'only-loaders-read-files',
    'backend/src/modules/docs/climb-files.rules.ts',
    `import { readFile } from 'node:fs/promises'; export const r = readFile;`,
  ],
  [
    'only-queries-open-the-store',
    'backend/src/modules/docs/climb-rows.handler.ts',
    `import { rows } from '../../platform/store/rows'; export const r = rows;`,
  ],
  ['contracts-know-only-zod', 'backend/contracts/src/climb.ts', `import Big from 'big.js'; export const b = Big;`],
  [
    'expressions-know-parser-and-numbers',
    'backend/contracts/src/survey/expression.ts',
    `import { z } from 'zod'; import jsep from 'jsep'; export const e = [z, jsep];`,
  ],
  ['remote-knows-kit-and-contracts', 'mf-news/src/articles/climb-remote.ts', `import '../../../mf-docs/src/secret';`],
  ['remote-knows-kit-and-contracts', 'mf-news/src/articles/climb-shell.ts', `import '../../../shell/src/frame';`],
  [
    'remote-knows-kit-and-contracts',
    'mf-news/src/articles/climb-kit.ts',
    `import '../../../shell/kit/src/inner/secret';`,
  ],
  [
    'remote-knows-kit-and-contracts',
    'mf-news/src/articles/climb-backend.ts',
    `import '../../../backend/src/platform/clock';`,
  ],
  [
    'remote-declares-its-packages',
    'mf-news/src/articles/climb-package.ts',
    `import ioredis from 'ioredis'; export const i = ioredis;`,
  ],
  ['features-know-no-page', 'mf-news/src/articles/climb-page.ts', `import '../pages/Page';`],
  ['features-know-no-page', 'mf-news/src/articles/climb-widget.ts', `import '../widgets/Widget';`],
  ['widgets-know-no-page', 'mf-news/src/widgets/climb-page.ts', `import '../pages/Page';`],
  ['rooms-stand-in-order', 'mf-news/src/articles/climb-room.ts', `import '../authors/author';`],
  ['rooms-stand-in-order', 'backend/src/modules/docs/notes/climb-room.ts', `import '../files/file';`],
  ['behind-the-kit', 'mf-news/src/articles/climb-antd.ts', `import { Button } from 'antd'; export const b = Button;`],
  ['entry-is-light', 'shell/src/entry/climb-kit.ts', `import '@lichen/kit';`],
  ['entry-is-light', 'shell/src/entry/climb-portal.ts', `import '../portal/frame';`],
  ['entry-is-light', 'shell/src/entry/climb-antd.ts', `import { Button } from 'antd'; export const b = Button;`],
  [
    'server-state-through-the-kit',
    'shell/src/climb-query.ts',
    `import { useQuery } from '@tanstack/react-query'; export const q = useQuery;`,
  ],
  ['shell-knows-no-remote', 'shell/src/climb-remote.ts', `import '../../mf-docs/src/secret';`],
  ['shell-knows-no-remote', 'shell/kit/src/climb-backend.ts', `import '../../../backend/src/platform/clock';`],
  ['frame-knows-no-area', 'shell/kit/src/climb-area.ts', `import '@lichen/contracts/docs/doc.entity';`],
  ['frame-knows-no-area', 'shell/src/climb-area.ts', `import '@lichen/contracts/docs/doc.entity';`],
  ['kit-knows-no-shell', 'shell/kit/src/climb-shell.ts', `import '../../src/frame';`],
  ['backend-knows-no-front', 'backend/src/climb-front.ts', `import '../../shell/kit/src/index';`],
  ['remote-entry-is-data', 'mf-news/src/remote.ts', `import './pages/Page'; import('./pages/Lazy');`],
  ['module-knows-no-start', 'backend/src/modules/news/climb-start.handler.ts', `import '../../modules';`],
  ['module-knows-no-start', 'backend/src/modules/news/climb-demo.handler.ts', `import '../../demo/partners';`],
  ['product-knows-no-tools', 'backend/src/platform/climb-ops.ts', `import '../../../ops/tool.mjs';`],
  ['product-knows-no-tools', 'mf-news/src/articles/climb-ops.ts', `import '../../../ops/tool.mjs';`],
  ['product-knows-no-test', 'backend/src/platform/climb-test.ts', `import './clock.test';`],
  ['product-knows-no-test', 'backend/src/modules/news/climb-testing.rules.ts', `import './testing/world';`],
  ['product-knows-no-test', 'backend/src/modules/news/climb-world.rules.ts', `import '../../../test/world';`],
  ['product-knows-no-test', 'mf-news/src/articles/climb-testing.ts', `import '@lichen/kit/testing';`],
  ['sources-lie-in-src', 'mf-news/src/articles/climb-out.ts', `import '../../lib/antd';`],
  ['starts-no-program', 'backend/src/modules/docs/climb-program.handler.ts', `import 'node:child_process';`],
  [
    'contracts-know-only-zod',
    'backend/contracts/src/climb-module.ts',
    `export { doc } from '../../src/modules/docs/doc';`,
  ],
  [
    'contracts-know-only-zod',
    'backend/contracts/src/climb-kit.ts',
    `export { secret } from '../../../shell/kit/src/inner/secret';`,
  ],
  [
    'module-knows-no-module',
    'backend/src/modules/news/climb-type.handler.ts',
    `export type D = import('../docs/doc').Doc;`,
  ],
  [
    'module-knows-no-module',
    'backend/src/modules/news/climb-late.handler.ts',
    `export const d = () => import('../docs/doc');`,
  ],
  ['module-knows-no-module', 'backend/src/modules/news/climb-again.handler.ts', `export { b } from '../docs/doc';`],
  [
    'module-knows-no-module',
    'backend/src/modules/news/climb-require.handler.ts',
    `export const d = require('../docs/doc');`,
  ],
  ['remote-knows-kit-and-contracts', 'mf-news/src/articles/climb-name.ts', `import '@lichen/mf-docs/src/secret';`],
  ['no-cycles', 'backend/src/platform/ring-one.ts', `import './ring-two';`],
  ['no-barrels', 'backend/src/platform/climb-barrel.ts', `import './folder/index';`],
];

const innocent = {
  'backend/src/platform/clock.ts': 'export const clock = 1;',
  'backend/src/platform/clock.test.ts': 'export const seen = 1;',
  'backend/src/modules.ts': 'export const modules = 1;',
  'backend/src/demo/partners.ts': 'export const partners = 1;',
  'backend/src/modules/news/testing/world.ts': 'export const world = 1;',
  'backend/dist/modules/docs/doc.js': 'exports.doc = 1;',
  'backend/test/world.ts': 'export const world = 1;',
  'ops/tool.mjs': 'export const tool = 1;',
  'shell/kit/dist/inner/secret.d.ts': 'export declare const secret = 1;',
  'shell/kit/src/modules/testing.ts': 'export const show = 1;',
  'mf-news/lib/antd.ts': `export const button = 1;`,
  'backend/src/platform/ring-two.ts': `import './ring-one';`,
  'backend/src/platform/folder/index.ts': 'export const hidden = 1;',
  'backend/src/platform/store/rows.ts': `import { Sequelize } from 'sequelize'; export const rows = Sequelize;`,
  'backend/src/modules/docs/rows.query.ts': `import { rows } from '../../platform/store/rows'; export const r = rows;`,
  'backend/src/modules/docs/typed.rules.ts': `import type { rows } from '../../platform/store/rows'; export type R = rows;`,
  'backend/src/modules/docs/docs.loader.ts': `import { readFile } from 'node:fs/promises'; export const r = readFile;`,
  'backend/src/modules/docs/docs.client.ts': `import { get } from 'node:https'; export const g = get;`,
  'backend/src/modules/docs/files/file.ts': `export const file = 1;`,
  'backend/src/modules/docs/files/shown.ts': `import '../notes/note';`,
  'backend/src/modules/docs/notes/note.ts': `export const note = 1;`,
  'mf-news/src/authors/author.ts': `export const author = 1;`,
  'mf-news/src/authors/written.ts': `import '../articles/article';`,
  'mf-news/src/articles/article.ts': `export const article = 1;`,
  'mf-news/src/widgets/Widget.ts': 'export const widget = 1;',
  'backend/src/modules/docs/doc.ts': `import Big from 'big.js'; import '@lichen/contracts/docs/doc.entity'; export const b = Big;`,
  'backend/src/modules/docs/migrations/2030-01-01-01-docs.ts': `import '../../../platform/clock';`,
  'backend/contracts/src/docs/doc.entity.ts': `import { z } from 'zod'; export const doc = z;`,
  'shell/src/frame.ts': 'export const frame = 1;',
  'shell/src/portal/frame.ts': 'export const frame = 1;',
  'backend/src/platform/connections/counterpart.ts': 'export const other = 1;',
  'backend/src/platform/engine/counterpart-units.ts': `import '../connections/counterpart';`,
  'shell/kit/src/index.ts': `export * from './inner/secret';`,
  'shell/kit/src/inner/secret.ts': 'export const secret = 1;',
  'mf-docs/src/secret.ts': `import '@lichen/kit'; export const secret = 1;`,
  'mf-docs/package.json': '{ "name": "@lichen/mf-docs", "exports": {} }',
  'mf-news/src/pages/Page.ts': 'export const page = 1;',
  'mf-news/src/pages/Lazy.ts': 'export const lazy = 1;',
  'mf-news/package.json': '{ "name": "@lichen/mf-news", "exports": {} }',
};

let tree;
let crossed;

function plant(file, text) {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), `${text}\n`);
}

beforeAll(async () => {
  mkdirSync(path.join(checkout, '.build'), { recursive: true });
  tree = mkdtempSync(path.join(checkout, '.build', 'walls-'));
  for (const file of ['.dependency-cruiser.mjs', 'ops/test/walls.tsconfig.json', 'package.json'])
    cpSync(path.join(checkout, file), path.join(tree, file));
  for (const [file, text] of Object.entries(innocent)) plant(file, text);
  for (const [, file, text] of climbs) plant(file, text);
  crossed = await importProblems(tree);
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

it.each(climbs)('%s refuses %s', (wall, file) => {
  expect(crossed.filter((problem) => problem.startsWith(`${wall}: ${file} `))).not.toEqual([]);
});

it('has a file for each wall that climbs it', () => {
  const climbed = new Set(climbs.map(([wall]) => wall));

  expect(walls.forbidden.map(({ name }) => name).filter((name) => !climbed.has(name))).toEqual([]);
});

it('refuses nothing that is allowed', () => {
  const planted = new Set([
    ...climbs.map(([, file]) => file),
    'backend/src/platform/ring-two.ts',
    // The other halves of two cycles of folders.
    'backend/src/modules/docs/files/shown.ts',
    'mf-news/src/authors/written.ts',
  ]);

  expect(crossed.filter((problem) => !planted.has(problem.split(' ')[1]))).toEqual([]);
});

it.each([
  ['an open package', 'mf-open/package.json', '{ "name": "x" }', /exports/],
  ['too many packages', 'mf-wide/package.json', wide(), /more than 10 packages/],
  ['an index', 'mf-docs/src/index.ts', '', /index/],
  ['a name that says nothing', 'backend/src/platform/string-utils.ts', '', /says nothing/],
  ['a drawer', 'mf-news/src/parts/Card.tsx', '', /says nothing/],
  [
    'a comment that switches off a wall',
    'mf-docs/src/off.ts',
    '// biome-ignore lint/suspicious/noExplicitAny: later',
    /switches off/,
  ],
  ['a remote named in the shell', 'shell/src/named.ts', `export const area = 'mf-docs';`, /names a remote/],
  ['SQL in a module', 'backend/src/modules/docs/rows.rules.ts', 'export const q = `SELECT id FROM docs`;', /holds SQL/],
  ['a kind that is not explained', 'backend/src/modules/docs/docs.service.ts', '', /\.service is no kind/],
  ['a kind of tests in the product', 'backend/src/modules/docs/docs.fixture.ts', '', /\.fixture is no kind/],
  ['two kinds in one name', 'backend/src/modules/docs/docs.rules.query.ts', '', /no kind/],
  ['a kind of the backend in a remote', 'mf-docs/src/notes/notes.handler.ts', '', /no kind/],
  ['a migration without a number', 'backend/src/modules/docs/migrations/docs.ts', '', /by day, number/],
  ['a module that fetches', 'backend/src/modules/docs/news.handler.ts', `fetch('https://x.example');`, /fetches/],
  ['a remote that fetches', 'mf-docs/src/notes/notes.ts', `export const n = fetch('/api');`, /fetches/],
  [
    'a module that hands fetch on',
    'backend/src/modules/docs/handed.handler.ts',
    'export const ask = fetch;',
    /fetches/,
  ],
  ['a module that takes fetch', 'backend/src/modules/docs/taken.handler.ts', `globalThis['fetch']('/x');`, /fetches/],
  ['a remote that asks the window', 'mf-docs/src/notes/asked.ts', `window.fetch('/api');`, /fetches/],
  ['a remote that opens a socket', 'mf-docs/src/notes/socket.ts', `new WebSocket('wss://x.example');`, /fetches/],
  ['a remote that sends as it leaves', 'mf-docs/src/notes/left.ts', `navigator.sendBeacon('/x');`, /fetches/],
  ['a module that reads the clock', 'backend/src/modules/docs/made/now.rules.ts', 'const at = Date.now();', /clock/],
  ['a module that reads the day', 'backend/src/modules/docs/made/day.ts', 'const at = new Date();', /clock/],
  ['a module that throws dice', 'backend/src/modules/docs/made/dice.handler.ts', 'const x = Math.random();', /clock/],
  [
    'a module that makes ids',
    'backend/src/modules/docs/made/ids.operation.ts',
    `import { randomUUID } from 'node:crypto'; export const id = randomUUID();`,
    /clock/,
  ],
  [
    'an import by a name that is made',
    'mf-docs/src/notes/late.ts',
    'export const l = (x: string) => import(x);',
    /import\(/,
  ],
  [
    'an import put together',
    'backend/src/modules/docs/put.rules.ts',
    ['import(`../news/$', '{name}`);'].join(''),
    /import\(/,
  ],
  [
    'a require of its own',
    'backend/src/modules/docs/own.rules.ts',
    `import { createRequire } from 'node:module'; export const r = createRequire('/');`,
    /createRequire/,
  ],
  ['a folder taken at once', 'mf-docs/src/notes/all.ts', `require.context('../../../mf-news/src');`, /require/],
  [
    'built-in code by name',
    'backend/src/modules/docs/builtin.rules.ts',
    `process.getBuiltinModule('fs');`,
    /getBuiltin/,
  ],
  ['code made of text', 'mf-docs/src/notes/made.ts', `new Function('return 1');`, /new Function/],
  ['a kind of source that no wall reads', 'backend/src/modules/docs/docs.service.mts', '', /\.mts/],
  ['JavaScript among the sources', 'mf-docs/src/notes/old.js', '', /\.js/],
  ['a comment that switches off all rules', 'mf-docs/src/off-all.ts', '// biome-ignore lint: later', /switches off/],
  [
    'a comment that switches off a group',
    'mf-docs/src/off-group.ts',
    '// biome-ignore lint/suspicious: later',
    /switches off/,
  ],
  [
    'a comment that switches off a stretch',
    'mf-docs/src/off-from.ts',
    '// biome-ignore-start lint/correctness/useExhaustiveDependencies: later',
    /switches off/,
  ],
  ['styles of another remote', 'mf-docs/src/notes/notes.css', `@import "../../../mf-news/src/news.css";`, /@import/],
  [
    'what a build made',
    'backend/src/modules/news/built.rules.ts',
    `import '../../../dist/modules/docs/doc';`,
    /build made/,
  ],
  [
    'what a build made',
    'mf-news/src/articles/built.ts',
    `import '../../../shell/kit/dist/inner/secret';`,
    /build made/,
  ],
  [
    'what a build made',
    'mf-news/src/articles/package-built.ts',
    `import '@lichen/kit/dist/inner/secret';`,
    /build made/,
  ],
  ['a file that needs everything', 'shell/src/wide.ts', Array(16).fill(`import './x';`).join('\n'), /16 imports/],
])('refuses %s', (_what, file, text, words) => {
  plant(file, text);

  const problems = treeProblems(tree).filter((problem) => problem.startsWith(file));

  expect(problems.join('\n')).toMatch(words);
});

it.each(['backend/src/modules/activities/types/all-types.ts', 'mf-activities/src/types/type-forms.ts'])(
  'lets %s find the file of a type by its row, and no file beside it',
  (file) => {
    const made = ['import(`./$', '{file}.ts`);'].join('');
    const beside = file.replace(/-types|-forms/, '-others');
    for (const each of [file, beside]) plant(each, made);

    const problems = treeProblems(tree).filter((problem) => problem.startsWith(path.posix.dirname(file)));

    expect(problems.map((problem) => problem.split(': ')[0])).toEqual([beside]);
  },
);

it('refuses a folder of more files than one sees at a glance, but for migrations', () => {
  for (let file = 0; file < 26; file += 1)
    for (const room of ['flat', 'pages', 'notes/migrations']) plant(`mf-docs/src/${room}/Card${file}.tsx`, '');
  for (let file = 0; file < 26; file += 1) {
    plant(`backend/test/every-card${file}.test.ts`, '');
    plant(`shell/e2e/support/card${file}.ts`, '');
  }

  const problems = treeProblems(tree).filter((problem) => problem.includes('lie flat'));

  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'backend/test',
    'shell/e2e/support',
    'mf-docs/src/flat',
    'mf-docs/src/pages',
  ]);
});

function wide() {
  const dependencies = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`package-${index}`, '1']));
  return JSON.stringify({ exports: {}, dependencies });
}
