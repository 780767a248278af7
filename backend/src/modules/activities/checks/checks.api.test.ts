import type { Finding, ListedFinding, RowFindings } from '@lichen/contracts/activities/checks/checks.call';
import { MOST_ROWS } from '@lichen/contracts/sheet/most-rows';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
let locationId: string;

const day = (month: number, dayOfMonth: number) => utcDay(2025, month, dayOfMonth);
const month = (at: number) => ({ from: day(at, 1), to: day(at + 1, 0) });
const bill = (over: Record<string, unknown> = {}) => ({
  ...{ location_id: locationId, amount: 1000, units: 'kWh', renewable_amount: 0 },
  ...month(1),
  ...over,
});

const post = async (path: string, body: unknown) => (await world.admin.send('POST', path, body)).body;
const created = async (entity: string, body: unknown): Promise<string> => (await post(entity, body)).obj._id;
const checked = async (body: unknown): Promise<Finding[]> => (await post('check_activity', body)).list;

const YEAR = `start_date=${day(1, 1)}&end_date=${day(12, 31)}`;
const listed = async (query = ''): Promise<{ list: ListedFinding[]; total: number; kinds: Record<string, number> }> =>
  (await world.admin.send('GET', `list_findings?${YEAR}${query}`)).body;

beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  locationId = await created('locations', { ...LOCATION, name: `Works ${Math.random()}` });
});
afterAll(() => world.stop());

it('warns of a bill that is typed twice, before it is saved', async () => {
  const first = await created('electricity_activitys', bill({ invoice_ref: 'INV-7' }));

  const found = await checked({ activity_type: 'electricity_activitys', draft: bill({ invoice_ref: 'inv-7' }) });

  expect(found.map(({ kind, others }) => [kind, others.map(({ _id }) => _id)])).toEqual([
    ['duplicate_invoice', [first]],
    ['overlap', [first]],
  ]);
  expect(found[0]?.activity_id).toBeNull();
});

it.each([
  ['INV 2026/007', 'inv2026/007'],
  ['INV2026/008', 'Inv 2026 / 008'],
  ['INV\u00a02026\u202f/009', 'INV 2026/009'],
])('knows invoice %s again that is typed as %s', async (stored, typed) => {
  const first = await created('electricity_activitys', bill({ invoice_ref: stored }));
  const draft = bill({ ...month(9), invoice_ref: typed });
  const found = await checked({ activity_type: 'electricity_activitys', draft });
  expect(found.filter(({ kind }) => kind === 'duplicate_invoice').map(({ others }) => others[0]?._id)).toEqual([first]);
});

const tabled = (drafts: readonly Record<string, unknown>[]) => {
  const fields = [...new Set(drafts.flatMap((draft) => Object.keys(draft)))];
  return { fields, rows: drafts.map((draft) => fields.map((name) => draft[name] ?? null)) };
};

it('looks at rows that are typed beside each other, each with what concerns it, without naming them', async () => {
  const activity_type = 'electricity_activitys';
  const kinds = async (drafts: Record<string, unknown>[], about = drafts.map((_, at) => at)) => {
    const { list } = await post('check_activities', { activity_type, ...tabled(drafts), about });
    return (list as RowFindings[]).map(({ row, findings }) => [
      row,
      findings.map(({ kind, others }) => [kind, others]),
    ]);
  };

  const unused = bill({ ...month(1), applied: false });
  expect(await kinds([bill(), bill(), unused, bill(month(2))], [0, 2, 3])).toEqual([
    [0, [['overlap', []]]],
    [2, []],
    [3, []],
  ]);
  expect(await kinds([bill({ invoice_ref: 'A' }), bill({ ...month(2), invoice_ref: 'a' })])).toEqual([
    [0, [['duplicate_invoice', []]]],
    [1, [['duplicate_invoice', []]]],
  ]);

  const stored = await created(activity_type, bill({ ...month(1), invoice_ref: 'OLD' }));
  const other = { _id: stored };
  expect(await kinds([bill(month(3)), bill({ ...month(5), invoice_ref: 'old' })])).toMatchObject([
    [
      0,
      [
        ['gap', [other]],
        ['gap', []],
      ],
    ],
    [
      1,
      [
        ['duplicate_invoice', [other]],
        ['gap', []],
      ],
    ],
  ]);
  expect(await kinds([bill(month(3)), bill(month(2))])).toEqual([
    [0, []],
    [1, []],
  ]);
});

it('checks as many rows in one call as a sheet has, with few questions, and no more', async () => {
  const activity_type = 'electricity_activitys';
  const days = (at: number) => ({ from: day(1, 1) + at * DAY, to: day(1, 1) + at * DAY });
  const drafts = Array.from({ length: MOST_ROWS }, (_, at) => bill({ ...days(at), invoice_ref: `N-${at}` }));
  const body = { activity_type, ...tabled(drafts), about: drafts.map((_, at) => at) };
  await created(activity_type, bill({ ...days(7), invoice_ref: 'n-7' }));

  const { status, body: found } = await world.admin.send('POST', 'check_activities', body);
  expect([status, found.total]).toEqual([200, MOST_ROWS]);
  const odd = (found.list as RowFindings[]).filter(({ findings }) => findings.length > 0);
  expect(odd.map(({ row, findings }) => [row, findings.map(({ kind }) => kind)])).toEqual([
    [7, ['duplicate_invoice', 'overlap']],
  ]);

  const statusOf = async (changes: object, person = world.admin) =>
    (await person.send('POST', 'check_activities', { ...body, ...changes })).status;
  expect(await statusOf({ rows: [...body.rows, body.rows[0]] })).toBe(400);
  expect(await statusOf({ about: [MOST_ROWS] })).toBe(400);
  expect(await statusOf({ rows: [[{ $gt: 1 }]], about: [0] })).toBe(400);
  expect(await statusOf({ activity_type: 'locations' })).toBe(400);
  expect(await statusOf({}, await world.someone(['user']))).toBe(403);
  expect(await statusOf({ rows: [], about: [3] })).toBe(200);
});

it('says nothing of what is not applied', async () => {
  await created('electricity_activitys', bill());
  const draft = bill({ applied: false });
  expect(await checked({ activity_type: 'electricity_activitys', draft })).toEqual([]);
});

it('finds an invoice without a supplier again, before it is saved', async () => {
  const top = { refrigerant_category: 'blends', refrigerant_type: 'R401A', refrigerant_used: 3, units: 'kg' };
  const draft = { location_id: locationId, ...top, ...month(1), invoice_ref: 'RF-9' };
  const id = await created('refrigerant_activitys', draft);
  const found = await checked({ activity_type: 'refrigerant_activitys', draft });
  expect(found.map(({ kind, others }) => [kind, others[0]?._id])).toEqual([['duplicate_invoice', id]]);
  expect(found[0]?.params).toEqual({ number: { text: 'RF-9' } });
});

it('says nothing of a draft that is not far enough, and refuses another company’s record', async () => {
  expect(await checked({ activity_type: 'electricity_activitys', draft: { location_id: locationId } })).toEqual([]);
  expect(await checked({ activity_type: 'electricity_activitys', draft: { from: 'x', to: { $gt: 1 } } })).toEqual([]);

  const id = await created('electricity_activitys', bill());
  const body = { activity_type: 'electricity_activitys', id };
  expect((await world.stranger.send('POST', 'check_activity', body)).status).toBe(404);
  expect((await world.admin.send('POST', 'check_activity', body)).status).toBe(200);
});

it('does not compare an edited record with itself', async () => {
  const id = await created('electricity_activitys', bill());
  expect(await checked({ activity_type: 'electricity_activitys', id, draft: bill({ amount: 900 }) })).toEqual([]);
});

it('lists what is odd in a period, by kind, location and type', async () => {
  const first = await created('electricity_activitys', bill(month(1)));
  const second = await created('electricity_activitys', bill({ from: day(1, 20), to: day(2, 20) }));
  const third = await created('electricity_activitys', bill(month(6)));

  const { list, kinds } = await listed(`&locations=${locationId}`);

  expect(list.map(({ kind, activity_id, others }) => [kind, activity_id, others[0]?._id])).toEqual([
    ['gap', third, second],
    ['overlap', second, first],
  ]);
  expect(list[0]?.params).toEqual({ from: { day: day(2, 21) }, to: { day: day(5, 31) } });
  expect(list[0]?.location?.name).toContain('Works');
  expect(kinds).toEqual({ gap: 1, overlap: 1 });
  expect((await listed(`&locations=${locationId}&kind=gap`)).list).toHaveLength(1);
  expect((await listed(`&locations=${locationId}&activity=fuel_activitys`)).total).toBe(0);
  expect((await listed(`&locations=${locationId}&limit=1&offset=1`)).list[0]?.kind).toBe('overlap');
});

it('is right again after each change of what it found before', async () => {
  const total = async () => (await listed(`&locations=${locationId}`)).total;
  expect(await total()).toBe(0);

  const first = await created('electricity_activitys', bill());
  const second = await created('electricity_activitys', bill());
  expect([await total(), await total()]).toEqual([1, 1]);

  await world.admin.send('PATCH', `electricity_activitys/${second}`, month(2));
  expect(await total()).toBe(0);
  await world.admin.send('PATCH', `electricity_activitys/${second}`, month(1));
  expect(await total()).toBe(1);

  await world.admin.send('DELETE', `electricity_activitys/${first}`);
  expect(await total()).toBe(0);
});

it('shows nothing of it to another company', async () => {
  await created('electricity_activitys', bill());
  await created('electricity_activitys', bill());
  const { body } = await world.stranger.send('GET', `list_findings?${YEAR}`);
  expect(body).toMatchObject({ list: [], total: 0 });
});

it('keeps a dismissed finding out of the list and the form, with its reason', async () => {
  await created('electricity_activitys', bill());
  const id = await created('electricity_activitys', bill());
  const [found] = (await listed(`&locations=${locationId}`)).list;
  const dismissed = await created('dismissed_findings', {
    finding: found?._id,
    kind: found?.kind,
    reason: 'Two meters',
  });

  expect((await listed(`&locations=${locationId}`)).list).toEqual([]);
  expect((await listed(`&locations=${locationId}&dismissed=true`)).list[0]?.dismissed).toMatchObject({
    reason: 'Two meters',
    by: world.admin.userId,
  });
  expect(await checked({ activity_type: 'electricity_activitys', id })).toEqual([]);
  const again = { finding: found?._id, kind: found?.kind, reason: 'Dismissed by somebody else in the meantime' };
  expect(await world.admin.send('POST', 'dismissed_findings', again)).toMatchObject({
    status: 400,
    body: { errors: { finding: 'This finding has already been dismissed.' } },
  });

  await world.admin.send('DELETE', `dismissed_findings/${dismissed}`);
  expect((await listed(`&locations=${locationId}`)).total).toBe(1);
});

it('finds figures that are missing and factors that are old', async () => {
  const abroad = { ...LOCATION, name: 'Reno', country: 'US', electricity_grid: 'NWPP' };
  const site = await created('locations', abroad);
  const period = { from: utcDay(2026, 3, 1), to: utcDay(2026, 3, 31) };
  const old = await created('electricity_activitys', bill({ location_id: site, ...period }));
  const before = { from: utcDay(1995, 3, 1), to: utcDay(1995, 3, 31) };
  const missing = await created('electricity_activitys', bill({ ...before }));

  const kindsOf = async (id: string) =>
    (await checked({ activity_type: 'electricity_activitys', id })).map(({ kind, params }) => [kind, params]);

  expect(await kindsOf(old)).toEqual([['old_factor', { year: { text: '2023' } }]]);
  expect(await kindsOf(missing)).toEqual([
    [
      'missing_factor',
      { problem: { problem: { code: 'noFactor', params: { x: 'Electricity, United Kingdom, 1995' } } } },
    ],
  ]);
});

it('lists a figure that is missing, a factor that is old, and fuel beside journeys', async () => {
  const site = await created('locations', { ...LOCATION, name: 'Reno', country: 'US', electricity_grid: 'NWPP' });
  const van = { name: 'Van', type: 'average_van', fuel_type: 'diesel', fuel_units: 'L', location_id: locationId };
  const vehicle_id = await created('vehicles', van);
  const date = utcDay(2026, 3, 9);
  const of2026 = { from: utcDay(2026, 3, 1), to: utcDay(2026, 3, 31) };
  const missing = await created('electricity_activitys', bill({ from: utcDay(2014, 3, 1), to: utcDay(2014, 3, 31) }));
  const old = await created('electricity_activitys', bill({ location_id: site, ...of2026 }));
  const fuel = { location_id: locationId, vehicle_id, fuel_type: 'diesel', date, quantity: 40, fuel_units: 'L' };
  const filled = await created('vehicle_activitys', fuel);
  const driven = await created('vehicle_journeys', { location_id: locationId, vehicle_id, date, distance: 9 });

  const ever = `start_date=${utcDay(2014, 1, 1)}&end_date=${utcDay(2026, 12, 31)}`;
  const places = [locationId, site].map((id) => `&locations=${id}`).join('');
  const { body } = await world.admin.send('GET', `list_findings?${ever}${places}`);
  const named = (body.list as ListedFinding[]).map(({ kind, activity_id, others }) => [
    kind,
    activity_id,
    ...others.map(({ _id }) => _id),
  ]);
  expect(named).toEqual(
    expect.arrayContaining([
      ['fuel_and_journeys', driven, filled],
      ['old_factor', old],
      ['missing_factor', missing],
    ]),
  );
  expect(body.kinds).toEqual({ fuel_and_journeys: 1, old_factor: 1, missing_factor: 1 });
});

const spend = (spend_category: string, over: Record<string, unknown> = {}) => ({
  ...{ location_id: locationId, order_date: day(3, 10), units: 'kg', size: 1, quantity: 1 },
  ...{ cost: { amount: 900, currency: 'USD' }, spend_category },
  ...over,
});

async function bought(over: Record<string, unknown>): Promise<Record<string, unknown>> {
  const partner_id = await created('partners', { name: `Seller ${Math.random()}` });
  const product_id = await created('products', { name: `Bill ${Math.random()}` });
  return { partner_id, product_id, ...spend('sic2003_40.1', over) };
}

const gas = () => ({ location_id: locationId, fuel: 'natural_gas', amount: 500, units: 'kWh', ...month(3) });

it.each([
  ['electricity_activitys', 'sic2003_40.1', () => bill(month(3))],
  ['fuel_activitys', 'naics_221210', gas],
  ['fuel_activitys', 'sic2003_40.2_40.3', gas],
])('sees %s beside spend on %s, whichever of the two is being typed', async (activity_type, spend_category, typed) => {
  const draft = await bought({ spend_category });
  const purchase = await created('purchased_goods_activitys', draft);
  await created('purchased_goods_activitys', { ...draft, order_date: day(5, 10) });
  const seen = async (type: string, of: unknown) =>
    (await checked({ activity_type: type, draft: of }))
      .filter(({ kind }) => kind === 'spend_and_activity')
      .map(({ kind, others }) => [kind, others.map(({ _id }) => _id)]);

  expect(await seen(activity_type, typed())).toEqual([['spend_and_activity', [purchase]]]);
  expect(await seen(activity_type, { ...typed(), ...month(4) })).toEqual([]);
  const id = await created(activity_type, typed());
  expect(await seen('purchased_goods_activitys', draft)).toEqual([['spend_and_activity', [id]]]);
});

it('says nothing of spend at another location, nor of spend on something else', async () => {
  const elsewhere = await created('locations', { ...LOCATION, name: `Barn ${Math.random()}` });
  await created('purchased_goods_activitys', await bought({ location_id: elsewhere }));
  await created('purchased_goods_activitys', await bought({ spend_category: 'naics_541611' }));
  expect(await checked({ activity_type: 'electricity_activitys', draft: bill(month(3)) })).toEqual([]);
});

it('offers what resolves a finding, which is gone once that is done', async () => {
  const entity = 'electricity_activitys';
  const first = await created(entity, bill({ invoice_ref: 'R-1' }));
  const again = await created(entity, bill({ ...month(2), invoice_ref: 'R-1' }));
  const open = async () =>
    (await listed(`&locations=${locationId}`)).list.map(({ kind, remedies }) => ({ kind, remedies }));

  const pair = [
    { kind: 'keep', keep: again, remove: { _id: first, activity_type: entity } },
    { kind: 'keep', keep: first, remove: { _id: again, activity_type: entity } },
  ];
  expect(await open()).toEqual([{ kind: 'duplicate_invoice', remedies: pair }]);
  const [seen] = await checked({ activity_type: entity, id: first });
  expect(seen?.remedies).toEqual(pair);
  await world.admin.send('DELETE', `${entity}/${again}`);
  expect(await open()).toEqual([]);

  const slip = await created(entity, bill({ ...month(2), amount: 10_000 }));
  const values = { amount: 1000, units: 'kWh' };
  const correct = { kind: 'correct', record: { _id: slip, activity_type: entity }, values };
  const both = { kind: 'compare', types: [entity], location_id: locationId, from: utcDay(2025, 1, 1), to: month(2).to };
  expect(await open()).toEqual([{ kind: 'outlier', remedies: [correct, both] }]);
  await world.admin.send('PATCH', `${entity}/${slip}`, values, { 'if-match': '1' });
  expect(await open()).toEqual([]);
});

it.each([
  ['nothing of itself', { cost: null, spend_category: null }, 'noBasis', 'material'],
  ['a refund', { cost: { currency: 'GBP', amount: -250 } }, 'refund', 'cost'],
  ['its cost alone', { spend_category: null }, 'noIndustry', 'spend_category'],
  [
    'an amount without its unit',
    { material: 'glass', units: null, size: 10, quantity: 3, cost: null, spend_category: null },
    'noUnit',
    'units',
  ],
])('tells before a purchase is saved that says %s, and after', async (_, over, code, field) => {
  const entity = 'purchased_goods_activitys';
  const draft = await bought({ ...over, order_date: day(11, 3) });
  const { rows } = (await post(`${entity}/preview`, draft)).obj;
  expect(rows).toMatchObject([{ CO2: null, problem: { code } }]);

  const { obj } = await post(entity, draft);
  expect(obj.problem).toMatchObject({ code });
  const { list } = await listed('&kind=missing_factor');
  const remedies = [{ kind: 'edit', record: { _id: obj._id, activity_type: entity }, field }];
  expect(list.find(({ activity_id }) => activity_id === obj._id)).toMatchObject({ remedies });
});
