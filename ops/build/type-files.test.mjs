import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './parts.mjs';
import { readSource } from './read-remote.mjs';

const contracts = path.join(root, 'backend', 'contracts', 'src');
const { TYPE_FACETS } = readSource(path.join(contracts, 'activities', 'type-facets.ts'), contracts);
const named = Object.values(TYPE_FACETS)
  .map(({ file }) => file)
  .sort();

/** Folder of the files of types, their ending, and what lies there besides. */
const PLACES = [
  { folder: 'backend/contracts/src/activities/types', ending: '.entity.ts', others: /^shared\W/ },
  {
    folder: 'backend/src/modules/activities/types',
    ending: '.ts',
    others: /^shared\W|^(activity-type|all-types|calculate|type-of)\./,
  },
  { folder: 'mf-activities/src/types', ending: '.ts', others: /^(shared|stops)\W|^type-forms\./ },
];

it.each(PLACES)('has one file in $folder for each activity type, where its row says', ({ folder, ending, others }) => {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !/\.test\.ts$/.test(file) && !others.test(file))
    .map((file) => file.slice(0, -ending.length));

  expect(files.sort()).toEqual(named);
});
