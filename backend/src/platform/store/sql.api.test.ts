import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { probe, probeMigrations, probeRow } from '../../../test/probe';
import { scopedRecords } from './scoped-records';
import { type Selection, quoted } from './sql';
import { tableOf } from './table';

const TITLES = [
  '100%',
  '100 per cent',
  'a_b',
  'aXb',
  'wow!',
  "O'Hara",
  'back\\slash',
  'say "hi"',
  'Grün',
  'Élan Énergie',
];
const TAGS: Record<string, string[]> = {
  '100%': ['red', 'a_b'],
  aXb: ['aXb', 'x"red"y'],
  'back\\slash': ['c\\d', "e'f", '50%'],
  Grün: ['Grün', 'Énergie'],
};

let fresh: FreshDatabase;
const probes = () => scopedRecords(fresh.database, fresh.database, probe, 'company-a');
const titles = async (selection: Selection) => (await probes().list(selection)).map(({ title }) => title).sort();

beforeAll(async () => {
  fresh = await freshDatabase(probeMigrations);
  const rows = TITLES.map((title, index) =>
    probeRow(`id-${index}`, { title, count: index, tags: TAGS[title] ?? null }),
  );
  await probes().insert(rows);
});
afterAll(() => fresh.close());

it.each([
  ['%', ['100%']],
  ['_', ['a_b']],
  ['!', ['wow!']],
  ["'", ["O'Hara"]],
  ['\\', ['back\\slash']],
  ['"', ['say "hi"']],
  ['A_B', ['a_b']],
  ['GRÜN', ['Grün']],
  ['grun', ['Grün']],
  ['e\u0301LAN', ['Élan Énergie']],
  ['ēnerg', ['Élan Énergie']],
  ['0%%', []],
  ["' OR 1=1 --", []],
])('takes %s in a search for itself', async (text, expected) => {
  expect(await titles({ where: { title: { contains: text } } })).toEqual(expected);
});

it.each([
  [['red'], ['100%']],
  [['c\\d'], ['back\\slash']],
  [["e'f"], ['back\\slash']],
  [['x"red"y'], ['aXb']],
  [['a_b'], ['100%']],
  [['%'], []],
  [['re'], []],
  [['RED'], []],
  [
    ['red', '50%'],
    ['100%', 'back\\slash'],
  ],
  [[], []],
])('finds lists that have any of %j', async (wanted, expected) => {
  expect(await titles({ where: { tags: { hasAny: wanted } } })).toEqual(expected);
});

it.each([
  [['RED'], ['100%']],
  [['X"RED"Y'], ['aXb']],
  [['GRUN'], ['Grün']],
  [['e\u0301nergie'], ['Grün']],
  [['energi', '%'], []],
  [[], []],
])('finds lists that have any named %j, whatever their case and accents', async (wanted, expected) => {
  expect(await titles({ where: { tags: { hasNamed: wanted } } })).toEqual(expected);
});

it.each([
  [
    ['elan energie', 'GRUN'],
    ['Grün', 'Élan Énergie'],
  ],
  [['élan'], []],
  [['A_B', '0%'], ['a_b']],
  [[], []],
])('finds those that are named %j, whatever their case and accents', async (wanted, expected) => {
  expect(await titles({ where: { title: { named: wanted } } })).toEqual(expected);
});

it('finds nothing in an empty list and everything without a condition', async () => {
  expect(await titles({ where: { title: { in: [] } } })).toEqual([]);
  expect(await titles({ anyOf: [[]] })).toEqual([]);
  expect(await titles({ where: { title: undefined } })).toHaveLength(TITLES.length);
});

it('tells null from other values', async () => {
  expect(await titles({ where: { tags: null } })).toHaveLength(TITLES.length - 4);
  expect(await titles({ where: { tags: { not: null } } })).toHaveLength(4);
  expect(await titles({ where: { count: { not: 0 } } })).toHaveLength(TITLES.length - 1);
});

it('joins groups with and, and their options with or', async () => {
  const anyOf = [
    [{ count: { atMost: 2 } }, { count: { above: 7 } }],
    [{ title: { contains: '1' } }, { count: 8 }],
  ];

  expect(await titles({ anyOf })).toEqual(['100 per cent', '100%', 'Grün']);
});

it('pages in a total order without repeating or missing a row', async () => {
  const seen: string[] = [];
  for (let offset = 0; offset < TITLES.length; offset += 2) {
    const page = await probes().list({ order: [{ column: 'open' }, { column: 'id' }], limit: 2, offset });
    seen.push(...page.map(({ _id }) => _id));
  }

  expect(seen).toEqual(TITLES.map((_, index) => `id-${index}`));
});

it('refuses names that are not names, and to empty a table', async () => {
  expect(() => quoted('a`; DROP TABLE probes')).toThrow('Not a column name');
  expect(() => tableOf('probes', ['id'], fresh.database.dialect).remove(fresh.database, {})).toThrow(
    'Refusing to empty',
  );
});
