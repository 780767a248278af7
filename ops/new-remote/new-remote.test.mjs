import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { copiedSources } from '../test/copied-sources.mjs';
import { run } from '../test/run.mjs';

const REMOTE = 'mf-scratch';
let scratch;
let before;
let made;

/** Returns every file with its content. */
const filesIn = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.startsWith('node_modules') && statSync(path.join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]),
  );

const inScratch = (script) => run(process.execPath, ['-e', script], { cwd: scratch });

beforeAll(async () => {
  scratch = copiedSources({ remotes: [REMOTE] });
  before = filesIn(scratch);
  // All of the command but the lockfile, for which npm would ask its registry.
  const { output } = await inScratch(`import('./ops/new-remote/new-remote.mjs').then(({ newRemote }) =>
    console.log(JSON.stringify(newRemote(process.cwd(), '${REMOTE}', new Date('2030-01-01')))))`);
  made = JSON.parse(output);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('makes pages, a widget, texts, a module with table and test, and edits no file that was there', () => {
  expect(made).toEqual(
    expect.arrayContaining([
      `${REMOTE}/src/remote.ts`,
      `${REMOTE}/src/pages/EntryList.tsx`,
      `${REMOTE}/src/pages/EntryDetail.tsx`,
      `${REMOTE}/src/entries/EntryForm.tsx`,
      `${REMOTE}/src/widgets/EntryCount.tsx`,
      `${REMOTE}/locales/NO.json`,
      'backend/contracts/src/scratch/entry.entity.ts',
      'backend/contracts/src/scratch/entry.example.ts',
      'backend/src/modules/scratch/scratch.module.ts',
      'backend/src/modules/scratch/migrations/2030-01-01-20-scratch.ts',
      'backend/src/modules/scratch/entries/entries.api.test.ts',
    ]),
  );
  const after = filesIn(scratch);
  expect(after).toMatchObject(before);
  expect(
    Object.keys(after)
      .filter((file) => !(file in before))
      .sort(),
  ).toEqual([...made].sort());
});

const REFUSED = [
  ['mf-news-2', 'each part begins with a letter'],
  ['mf-News', 'Usage'],
  [`mf-${'a'.repeat(39)}`, 'Usage'],
  ['mf-docs', 'mf-docs exists already'],
  ['mf-imports', 'the backend has a module imports already'],
  ['mf-account', 'the area /account belongs to the portal'],
  ['mf-login', 'the area /login belongs to the portal'],
  ['mf-recycle', 'the area /recycle belongs to mf-business'],
  ['mf-scope3', 'the area /scope3 belongs to mf-activities'],
];

/** What is said of each refused name, all in one process; null where it was made after all. */
let refusals;
const said = async (name) => {
  refusals ??= inScratch(`import('./ops/new-remote/new-remote.mjs').then(({ newRemote }) => {
    const said = (name) => {
      try { newRemote(process.cwd(), name, new Date('2030-01-01')); return null; } catch (error) { return error.message; }
    };
    console.log(JSON.stringify(${JSON.stringify(REFUSED.map(([name]) => name))}.map((name) => [name, said(name)])));
  })`).then(({ output }) => new Map(JSON.parse(output)));
  return (await refusals).get(name);
};

it.each(REFUSED)('makes no %s, which could not be released', async (name, words) => {
  expect(await said(name)).toContain(words);
});

it('builds', async () => {
  const script = `import('./ops/build/build.mjs').then(({ build }) => build({ log: console.log, only: ['${REMOTE}'] }))`;
  const { code, output } = await inScratch(script);

  expect([code, output]).toEqual([0, expect.stringMatching(/built mf-scratch .*4 pages, 1 widgets/)]);
});
