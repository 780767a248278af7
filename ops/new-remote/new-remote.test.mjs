import { rmSync } from 'node:fs';
import path from 'node:path';
import { copiedSources } from '../test/copied-sources.mjs';
import { root, run } from '../test/run.mjs';

const REMOTE = 'mf-scratch';
let scratch;
let made;

const inScratch = (script) => run(process.execPath, ['-e', script], { cwd: scratch });

beforeAll(async () => {
  scratch = copiedSources({ remotes: [REMOTE] });
  // All of the command but the lockfile, for which npm would ask its registry.
  const { output } = await inScratch(`import('./ops/new-remote/new-remote.mjs').then(({ newRemote }) =>
    console.log(JSON.stringify(newRemote(process.cwd(), '${REMOTE}', new Date('2030-01-01')))))`);
  made = JSON.parse(output);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('makes a page, a widget, texts, a module with table and test, and edits nothing of the shell', () => {
  const paths = [...made.written, ...made.changed];

  expect(made.written).toEqual(
    expect.arrayContaining([
      `${REMOTE}/src/remote.ts`,
      `${REMOTE}/src/pages/EntryList.tsx`,
      `${REMOTE}/src/entries/EntryPanel.tsx`,
      `${REMOTE}/src/widgets/EntryCount.tsx`,
      `${REMOTE}/locales/NO.json`,
      'backend/contracts/src/scratch/entry.entity.ts',
      'backend/src/modules/scratch/scratch.module.ts',
      'backend/src/modules/scratch/migrations/2030-01-01-20-scratch.ts',
      'backend/src/modules/scratch/entries/entries.api.test.ts',
    ]),
  );
  expect(paths.filter((file) => file.startsWith('shell/'))).toEqual([]);
});

it('builds', async () => {
  const script = `import('./ops/build/build.mjs').then(({ build }) => build({ log: console.log, only: ['${REMOTE}'] }))`;
  const { code, output } = await inScratch(script);

  expect([code, output]).toEqual([0, expect.stringMatching(/built mf-scratch .*1 pages, 1 widgets/)]);
});

it('passes the tests it came with, those of its gate, and those of its table', async () => {
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const files = [
    'backend/src/modules/scratch/entries/entries.api.test.ts',
    'backend/test/declared-gates.test.ts',
    'backend/test/model-equals-table.test.ts',
  ];
  const args = [jest, '--selectProjects', 'api', 'unit', '--runTestsByPath', ...files];
  const { code, output } = await run(process.execPath, args, { cwd: scratch, env: { DATABASE_URL: undefined } });

  expect([code, output]).toEqual([0, expect.stringContaining('Test Suites: 3 passed, 3 total')]);
});
