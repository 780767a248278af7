import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allModules } from '../src/modules';

const ROOT = join(__dirname, '../..');
const FOLDERS = ['shell/kit/src', 'shell/src/portal', 'shell/src/entry', 'shell/src/brand'];
/** The pages of the shell itself are over this module. */
const OWN = 'identity';
/** Reads files for every area and knows none; its pages are the kit's. */
const OF_THE_KIT = 'imports';

const modules = allModules(join(__dirname, '../reference'), {
  sayIn: (_language: string, text: string) => text,
} as never).filter(({ name }) => name !== OF_THE_KIT);

/** Words that mean something else here: the kit's own shared lists, a chooser of antd, why a gate is closed. */
const OTHER_MEANING = ['reference', 'tags', 'setup'];

const wireNames = modules
  .filter(({ name }) => name !== OWN)
  .flatMap(({ entities, calls }) => [
    ...entities.map(({ entity }) => entity.name),
    ...calls.map(({ call }) => call.name),
  ])
  .filter((name) => !OTHER_MEANING.includes(name));

/** Labels of what happened to records of areas alone: the audit is told them by `audit_words`. */
const happened = (isOwn: boolean) =>
  modules
    .filter(({ name }) => (name === OWN) === isOwn)
    .flatMap(({ entities }) => entities.flatMap(({ entity }) => Object.values(entity.events)));
/** The kit says them of every job, whosever it is. */
const OF_JOBS = ['Failed', 'Cancelled'];
const eventLabels = [...new Set(happened(false))].filter((label) => ![...happened(true), ...OF_JOBS].includes(label));

const REMOTES = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
const cardWords = REMOTES.flatMap((name) =>
  [...readFileSync(join(ROOT, name, 'src/remote.ts'), 'utf8').matchAll(/card: \{\s*words: '([^']+)'/g)].map(
    ([, words = '']) => words,
  ),
);

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('/testing/')),
);

const literalsIn = (text: string) =>
  [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)].map(([, , inside = '']) => inside);

it('knows the names of every area', () => {
  expect(wireNames).toEqual(expect.arrayContaining(['electricity_activitys', 'locations', 'partners', 'get_coverage']));
  expect(eventLabels).toEqual(expect.arrayContaining(['Approved', 'Invitation accepted', 'Logo uploaded']));
  expect(cardWords).toEqual(expect.arrayContaining(['Suppliers and customers', 'Purchased goods and services']));
  expect(sources.length).toBeGreaterThan(150);
});

it.each(sources)('%s names no entity and no call of an area', (file) => {
  const named = literalsIn(readFileSync(join(ROOT, file), 'utf8')).filter((text) =>
    wireNames.some((name) => text === name || text.startsWith(`${name}/`)),
  );
  expect(named).toEqual([]);
});

it.each(sources)('%s says no card of an area', (file) => {
  expect(literalsIn(readFileSync(join(ROOT, file), 'utf8')).filter((text) => cardWords.includes(text))).toEqual([]);
});

it.each(sources)('%s says nothing that happened to records of an area', (file) => {
  expect(literalsIn(readFileSync(join(ROOT, file), 'utf8')).filter((text) => eventLabels.includes(text))).toEqual([]);
});
