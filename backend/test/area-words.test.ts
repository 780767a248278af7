import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allModules } from '../src/modules';

const ROOT = join(__dirname, '../..');
const FOLDERS = ['shell/kit/src', 'shell/src/portal', 'shell/src/entry', 'shell/src/brand'];
/** The pages of the shell itself are over this module. */
const OWN = 'identity';

const modules = allModules(join(__dirname, '../reference'), {
  sayIn: (_language: string, text: string) => text,
} as never);

/** Words that mean something else here: the kit's own shared lists, a chooser of antd, why a gate is closed. */
const OTHER_MEANING = ['reference', 'tags', 'setup'];

const wireNames = modules
  .filter(({ name }) => name !== OWN)
  .flatMap(({ entities, calls }) => [
    ...entities.map(({ entity }) => entity.name),
    ...calls.map(({ call }) => call.name),
  ])
  .filter((name) => !OTHER_MEANING.includes(name));

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('/testing/')),
);

const literalsIn = (text: string) =>
  [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)].map(([, , inside = '']) => inside);

it('knows the names of every area', () => {
  expect(wireNames).toEqual(expect.arrayContaining(['electricity_activitys', 'locations', 'partners', 'get_coverage']));
  expect(sources.length).toBeGreaterThan(150);
});

it.each(sources)('%s names no entity and no call of an area', (file) => {
  const named = literalsIn(readFileSync(join(ROOT, file), 'utf8')).filter((text) =>
    wireNames.some((name) => text === name || text.startsWith(`${name}/`)),
  );
  expect(named).toEqual([]);
});
