import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readDictionaries } from './platform/dictionaries';
import { allModules, listsOf, moduleNames } from './modules';

const reference = join(__dirname, '../reference');
const modules = allModules(reference, readDictionaries(join(reference, 'dictionaries')));
const folders = readdirSync(join(__dirname, 'modules')).sort();

it('opens the module of every folder', () => {
  expect(folders).toEqual(expect.arrayContaining(['activities', 'business', 'compliance', 'identity']));
  expect(moduleNames()).toEqual(folders);
});

it('calls each module as its folder is called', () => {
  expect(modules.map(({ name }) => name)).toEqual(folders);
});

it('has the migrations of each in its own folder', () => {
  for (const { name, migrations } of modules)
    for (const migration of migrations)
      expect([name, existsSync(join(__dirname, 'modules', name, 'migrations', `${migration.name}.ts`))]).toEqual([
        name,
        true,
      ]);
});

it('lends the lists of one module to all', () => {
  const { codeOf, labelIn } = listsOf(modules);

  expect([codeOf('countries', 'Norge'), codeOf('countries', 'no'), codeOf('currencies', 'Nowhere')]).toEqual([
    'NO',
    'NO',
    undefined,
  ]);
  expect(codeOf('list of nobody', 'NO')).toBeUndefined();
  expect([labelIn('NO')('countries', 'NO'), labelIn('NO')('list of nobody', 'X')]).toEqual(['Norge', 'X']);
});
