import { FINDING_KINDS } from '@lichen/contracts/activities/checks/checks.call';
import { TEXTS } from '@lichen/contracts/text/texts';
import { draftOf } from '../../../../test/examples';
import { importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';

let world: World;
const { checked, checkedAgain, countOf, decided, repaired } = importSteps(() => world);

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const HEAD = 'Location,From,To,Consumption (kWh),Invoice no.\n';
const month = (at: number) => [new Date(Date.UTC(2025, at, 1)), new Date(Date.UTC(2025, at + 1, 0))];
const bill = (site: string, at: number, amount: number) =>
  [site, ...month(at).map((day) => day.toISOString().slice(0, 10)), amount, `${site}-${at}`].join(',');

async function site(person: Person, name: string, more: object = {}): Promise<string> {
  const { status, body } = await person.send('POST', 'locations', { ...LOCATION, name, ...more });
  expect(status).toBe(201);
  return body.obj._id;
}

interface Row {
  readonly _id: string;
  readonly place: number;
  readonly verdict: string;
  readonly co2_kg: number | null;
  readonly problems: { repair: string; field: string }[] | null;
}
const rowsOf = async (id: string): Promise<Row[]> =>
  (await world.admin.send('GET', `import_rows?import_id=${id}&limit=100`)).body.list;
const told = async (id: string) =>
  (await rowsOf(id)).flatMap(({ place, problems }) =>
    (problems ?? []).filter(({ repair }) => repair === 'finding').map(({ field }) => `${place} ${field}`),
  );

/** Bills of a year, one of which says ten times as much; one reaches into a recorded bill, one lies before the opening. */
const ROWS = [
  ...[0, 1, 2, 3, 4, 6, 7].map((at) => bill('Mill', at, 4000 + at)),
  bill('Mill', 5, 40_000),
  bill('Depot', 0, 900),
  'Mill,2024-12-20,2025-01-05,2000,M-12',
];

it.each([
  ['as they stand', ROWS],
  ['in the other order', ROWS.toReversed()],
])('checks rows before they are written, %s, and leaves out what somebody says', async (_, lines) => {
  const { admin } = world;
  const before = await countOf(admin);
  const mill = (await admin.send('GET', 'locations?search=Mill')).body.list.find(
    ({ name }: { name: string }) => name === 'Mill',
  );
  if (!mill) {
    await site(admin, 'Mill');
    await site(admin, 'Depot', { from: Date.UTC(2025, 2, 1) });
  }
  const placeOf = (line: string) => lines.indexOf(line) + 2;
  const peak = placeOf(bill('Mill', 5, 40_000));
  const depot = placeOf(bill('Depot', 0, 900));
  const late = placeOf(bill('Mill', 0, 4000));

  const found = await checked(admin, `${HEAD}${lines.join('\n')}\n`);
  expect(found).toMatchObject({ new_rows: 10, error_rows: 0 });
  expect((await told(found._id)).sort()).toEqual([`${late} overlap`, `${peak} outlier`, `${depot} outside_use`].sort());
  const groups = found.repairs ?? [];
  expect(groups.map(({ repair, field, rows }) => [repair, field, rows]).sort()).toEqual([
    ['finding', 'outlier', 1],
    ['finding', 'outside_use', 1],
    ['finding', 'overlap', 1],
  ]);
  const outlier = groups.find(({ field }) => field === 'outlier');
  expect(outlier).toMatchObject({
    message: FINDING_KINDS.outlier.sentence,
    texts: [{ cell: `D${peak}`, rows: 1, params: { percent: { number: expect.any(Number) } } }],
  });
  expect(await countOf(admin)).toBe(before);

  const without = await repaired(admin, found._id, { settings: { skip_findings: ['outlier', 'outside_use'] } });
  expect(without).toMatchObject({ new_rows: 8, error_rows: 0 });
  // The groups stay, so that the decision can be taken back.
  expect(without.repairs?.map(({ field }) => field).sort()).toEqual(['outlier', 'outside_use', 'overlap']);
  const back = await repaired(admin, found._id, { settings: { skip_findings: ['outlier'] } });
  expect(back).toMatchObject({ new_rows: 9 });
  const again = await checkedAgain(admin, found._id, { ...back.settings });
  expect(again).toMatchObject({ new_rows: 9 });

  // One row is kept against its group, and another is left out alone; both stand when all rows are checked again.
  const rowAt = async (place: number) => (await rowsOf(found._id)).find((row) => row.place === place)?._id;
  const rows = [
    { row: await rowAt(peak), repair: 'finding', field: 'outlier', choice: 'keep' },
    { row: await rowAt(late), repair: 'finding', field: 'overlap', choice: 'skip' },
  ];
  const chosen = await repaired(admin, found._id, { rows });
  const choices = (of: typeof chosen) =>
    Object.fromEntries(
      (of.repairs ?? []).map(({ field, texts: [text], left_out, undecided }) => [
        field,
        [text?.choice, left_out, undecided],
      ]),
    );
  const expected = { outlier: ['keep', 0, 0], overlap: ['skip', 1, 0], outside_use: [undefined, 0, 1] };
  expect([chosen.new_rows, choices(chosen)]).toEqual([9, expected]);
  const third = await checkedAgain(admin, found._id, { ...chosen.settings });
  expect([third.new_rows, choices(third)]).toEqual([9, expected]);
  const kept = { rows: rows.map((row) => ({ ...row, choice: null })), settings: { keep_findings: ['overlap'] } };
  const last = await repaired(admin, found._id, kept);
  expect([last.new_rows, choices(last)['overlap']]).toEqual([9, ['keep', 0, 0]]);
});

it('decides on the warnings of a row one by one, and again once the row is read in another way', async () => {
  const { admin } = world;
  const location_id = await site(admin, 'Barn');
  const stored = { location_id, units: 'kWh', renewable_amount: 0, amount: 1300 };
  await admin.send('POST', 'electricity_activitys', {
    ...stored,
    from: Date.UTC(2025, 5, 10),
    to: Date.UTC(2025, 5, 20),
  });
  const lines = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => bill('Barn', at, at === 5 ? 40_000 : 4000 + at));
  const found = await checked(admin, `${HEAD}${lines.join('\n')}\n`);
  expect(await told(found._id)).toEqual(['7 overlap', '7 outlier']);
  const row = (await rowsOf(found._id)).find(({ place }) => place === 7)?._id;
  const outlier = { row, repair: 'finding', field: 'outlier' };
  const choices = ({ repairs, new_rows }: typeof found) => [
    new_rows,
    Object.fromEntries((repairs ?? []).map(({ field, texts: [text] }) => [field, text?.choice])),
  ];
  const keep = { rows: [{ ...outlier, choice: 'keep' }] };

  expect(choices(await repaired(admin, found._id, keep))).toEqual([8, { outlier: 'keep' }]);
  await repaired(admin, found._id, { rows: [{ ...outlier, choice: 'skip' }] });
  const rows = [{ ...outlier, field: 'overlap', choice: null }];
  const settings = { keep_findings: ['overlap'] };
  expect((await repaired(admin, found._id, { rows, settings })).new_rows).toBe(7);

  await repaired(admin, found._id, keep);
  const other = await repaired(admin, found._id, { cells: [{ row, column: 3, value: 50_000 }] });
  expect(choices(other)).toEqual([8, { overlap: 'keep' }]);
  const kept = await repaired(admin, found._id, keep);
  expect(choices(kept)).toEqual([8, { outlier: 'keep', overlap: 'keep' }]);
  const columns = kept.settings?.columns.map((name) => (name === 'invoice_ref' ? null : name));
  expect(choices(await checkedAgain(admin, found._id, { ...kept.settings, columns }))).toEqual([
    8,
    { overlap: 'keep' },
  ]);

  // A row that somebody skipped is not written because it is read in another way now.
  const skip = { rows: [{ ...outlier, choice: 'skip' }], settings: { keep_findings: ['overlap', 'outlier'] } };
  const skipped = await repaired(admin, found._id, skip);
  expect(choices(skipped)).toEqual([7, { outlier: 'skip', overlap: 'keep' }]);
  const rematched = { ...skipped.settings, columns: kept.settings?.columns };
  expect(choices(await checkedAgain(admin, found._id, rematched))).toEqual([7, { outlier: 'skip', overlap: 'keep' }]);
});

it('compares with what is recorded, says nothing twice, and writes what it said', async () => {
  const { admin } = world;
  const location_id = await site(admin, 'Hall');
  const stored = { location_id, units: 'kWh', renewable_amount: 0 };
  const [from, to] = month(0).map(Number);
  await admin.send('POST', 'electricity_activitys', { ...stored, from, to, amount: 500 });

  const lines = [bill('Hall', 1, 510), bill('Hall', 2, 9), bill('Hall', 1, 510), 'Hall,2025-01-20,2025-01-31,100,H-9'];
  const found = await checked(admin, `${HEAD}${lines.join('\n')}\n`);
  expect((found.repairs ?? []).map(({ repair, field, rows }) => [repair, field, rows])).toEqual(
    expect.arrayContaining([
      ['repeat', 'invoice', 1],
      ['finding', 'outlier', 1],
      ['finding', 'overlap', 1],
    ]),
  );
  expect(await told(found._id)).toEqual(['3 outlier', '5 overlap']);

  await repaired(admin, found._id, { settings: { skip_repeats: ['invoice'], skip_findings: ['overlap'] } });
  const done = await decided(admin, found._id, 'run', 'done');
  expect(done).toMatchObject({ created: 2 });
  const { list } = (await admin.send('GET', 'electricity_activitys')).body;
  const own = (list as { location_id: string; amount: number }[]).filter((each) => each.location_id === location_id);
  expect(own.map(({ amount }) => amount).sort()).toEqual([500, 510, 9]);
});

it('puts what cannot be up before it is written: an end before its beginning, and days to come', async () => {
  const { admin } = world;
  await site(admin, 'Quay');
  const year = new Date(world.engine.platform.clock.now()).getUTCFullYear() + 1;
  const lines = ['Quay,2025-02-28,2025-02-01,100,Q-1', `Quay,${year}-01-01,${year}-01-31,100,Q-2`];
  const found = await checked(admin, `${HEAD}${lines.join('\n')}\n`);
  expect(found).toMatchObject({ new_rows: 1, error_rows: 1 });
  expect(found.repairs).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ message: TEXTS.beforeEnd, rows: 1 }),
      expect.objectContaining({ repair: 'finding', field: 'future', rows: 1 }),
    ]),
  );
  expect(await told(found._id)).toEqual(['3 future']);
});

it('knows fuel again that is told in another unit, rounded, in the file and beside what is recorded', async () => {
  const { admin } = world;
  const journey = await draftOf(world, 'vehicle_activitys');
  const { name } = (await admin.send('GET', `vehicles/${journey['vehicle_id']}`)).body.obj;
  const date = Date.UTC(2025, 4, 6);
  const fill = { ...journey, fuel_type: 'diesel', date, quantity: 45.25, fuel_units: 'L' };
  expect((await admin.send('POST', 'vehicle_activitys', fill)).status).toBe(201);

  const rows = ['2025-05-06,11.95,gal (US)', '2025-05-07,60,L', '2025-05-07,13.2,gal (imp)'];
  const lines = rows.map((row) => `${name},diesel,${row}`);
  const file = `Vehicle,Fuel type,Date,Quantity,Fuel units\n${lines.join('\n')}\n`;
  const found = await checked(admin, file, 'vehicle_activitys');
  expect((await rowsOf(found._id)).map(({ verdict }) => verdict)).toEqual(['existing', 'new', 'new']);
  expect(await told(found._id)).toEqual([expect.stringMatching(/^[34] duplicate_entry$/)]);
});

it('tells of rows that will have no figure, and why, before they are written, and leaves them out where asked', async () => {
  const { admin } = world;
  await site(admin, 'Shop');
  for (const [entity, name] of [
    ['partners', 'Paper Ltd'],
    ['products', 'Boxes'],
  ] as const)
    expect((await admin.send('POST', entity, { name, units: entity === 'products' ? 'kg' : undefined })).status).toBe(
      201,
    );
  const bought = (day: string, more: string) => `Paper Ltd,Boxes,Shop,2025-05-${day},${more}`;
  const head = 'Supplier,Product,Location,Order date,Cost,Currency,Spend category,Applied,Material,Size,Quantity\n';
  const lines = [
    bought('05', '100,GBP,,yes,,,'),
    bought('06', '120,GBP,sic2003_74,yes,,,'),
    bought('07', ',,,yes,,,'),
    // An activity that is not applied counts nowhere.
    bought('08', '130,GBP,,no,,,'),
    bought('09', ',,,yes,glass,10,3'),
  ];

  const found = await checked(admin, `${head}${lines.join('\n')}\n`, 'purchased_goods_activitys');
  expect(found).toMatchObject({ new_rows: 5, error_rows: 0 });
  expect(await told(found._id)).toEqual(['2 missing_factor', '4 missing_factor', '6 missing_factor']);
  const figures = (await rowsOf(found._id)).map(({ co2_kg }) => co2_kg);
  expect(figures).toEqual([null, expect.any(Number), null, expect.anything(), null]);
  expect(Number(figures[1])).toBeGreaterThan(0);
  const group = (found.repairs ?? []).find(({ field }) => field === 'missing_factor');
  expect(group).toMatchObject({ repair: 'finding', message: FINDING_KINDS.missing_factor.sentence, rows: 3 });
  expect(group?.texts.map(({ cell, params }) => [cell, params]).toSorted()).toEqual([
    ['G2', { problem: { problem: { code: 'noIndustry', params: {} } } }],
    ['I4', { problem: { problem: { code: 'noBasis', params: {} } } }],
    ['J6', { problem: { problem: { code: 'noUnit', params: {} } } }],
  ]);

  const without = await repaired(admin, found._id, { settings: { skip_findings: ['missing_factor'] } });
  expect(without).toMatchObject({ new_rows: 2, error_rows: 0 });
});
