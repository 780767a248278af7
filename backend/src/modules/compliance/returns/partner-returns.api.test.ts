import { type World, makeWorld } from '../../../../test/world';

let world: World;
let partnerId: string;

beforeAll(async () => {
  world = await makeWorld();
  const { body } = await world.admin.send('POST', 'partners', { name: 'Northern Timber', currency: 'NOK' });
  partnerId = body.obj._id;
});
afterAll(() => world.stop());

const YEAR = { period_start: Date.UTC(2024, 0, 1), period_end: Date.UTC(2024, 11, 31) };
const FIGURES = { revenue: 2_000_000, spend: 50_000, scope1_co2: 120.1, scope2_co2: 80.2, scope3_co2: 400.7 };

const add = (draft: Record<string, unknown> = {}) =>
  world.admin.send('POST', 'partner_returns', { partner_id: partnerId, ...YEAR, ...FIGURES, ...draft });
const change = (id: string, changes: Record<string, unknown>) =>
  world.admin.send('PATCH', `partner_returns/${id}`, changes);

it('adds the scopes and takes our share by spend over revenue', async () => {
  const { status, body } = await add();

  expect(status).toBe(201);
  expect(body.obj).toMatchObject({
    ...{ year: 2024, total_co2: 601, co2_share: 15.025, co2_units: 't', currency: 'NOK', quality: 'reported' },
    partner: { _id: partnerId, name: 'Northern Timber' },
  });
});

it('counts the chosen scopes only', async () => {
  const { body } = await add({ scopes_included: ['scope_1', 'scope_2'] });

  expect(body.obj).toMatchObject({ total_co2: 200.3, co2_share: 5.0075 });
});

it('follows its figures until somebody enters another share, and again once that is taken out', async () => {
  const { body: created } = await add();
  const id = created.obj._id;
  const followed = await change(id, { spend: 100_000 });
  const entered = await change(id, { co2_share: 12 });
  const kept = await change(id, { spend: 200_000 });
  const freed = await change(id, { co2_share: null });

  expect([followed, entered, kept, freed].map(({ body }) => body.obj.co2_share)).toEqual([30.05, 12, 12, 60.1]);
});

const NO_DAY = 'The period has no day in this year';

it('moves the year along with the period, and keeps one that was entered while the period has a day in it', async () => {
  const later = { period_start: Date.UTC(2025, 3, 1), period_end: Date.UTC(2026, 2, 31) };
  const { body: free } = await add();
  const { body: named } = await add({ ...later, year: 2026 });

  expect((await change(free.obj._id, later)).body.obj.year).toBe(2025);
  expect((await change(named.obj._id, { revenue: 3_000_000 })).body.obj.year).toBe(2026);
  const away = await change(named.obj._id, YEAR);
  expect([away.status, away.body.errors]).toEqual([400, { year: NO_DAY }]);
});

it('takes the currency of the company where neither the return nor the partner has one', async () => {
  const { body } = await world.admin.send('POST', 'partners', { name: 'No currency' });

  expect((await add({ partner_id: body.obj._id })).body.obj.currency).toBe('GBP');
  expect((await add({ currency: 'EUR' })).body.obj.currency).toBe('EUR');
});

it('says what is missing or wrong under its field', async () => {
  const empty = await world.admin.send('POST', 'partner_returns', {});
  const turned = await add({ period_start: YEAR.period_end, period_end: YEAR.period_start });
  const scopes = await add({ scopes_included: ['scope_4'] });
  const total = await add({ total_co2: 1 });
  const year = await add({ year: 2023 });
  const spend = await add({ spend: 2_000_000.01 });

  expect(empty.body.errors).toEqual({ partner_id: 'Required', period_start: 'Required', period_end: 'Required' });
  expect(turned.body.errors).toEqual({ period_start: 'Must be before end date' });
  expect([year.status, year.body.errors]).toEqual([400, { year: NO_DAY }]);
  expect([spend.status, spend.body.errors]).toEqual([
    400,
    { spend: 'Your spend cannot be above the revenue of the partner' },
  ]);
  expect(scopes.body.errors).toEqual({ scopes_included: 'Choose an option from the list' });
  expect(total.body.errors).toEqual({ total_co2: 'This field is set by the system' });
});

it('lists the returns of one partner, the latest first', async () => {
  const { body: other } = await world.admin.send('POST', 'partners', { name: 'Listed' });
  const of = { partner_id: other.obj._id };
  await add(of);
  await add({ ...of, period_start: Date.UTC(2025, 0, 1), period_end: Date.UTC(2025, 11, 31) });

  const { body } = await world.admin.send('GET', `partner_returns?partner_id=${other.obj._id}`);

  expect(body.list.map(({ year }: { year: number }) => year)).toEqual([2025, 2024]);
  expect(body.total).toBe(2);
});
