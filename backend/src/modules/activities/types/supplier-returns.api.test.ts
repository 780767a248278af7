import { utcDay } from '@lichen/contracts/formats/days';
import { until } from '../../../platform/jobs/testing/work-place';
import { createRecord } from '../../../../test/create-record';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

type Body = Record<string, unknown> & { _id: string };

let world: World;
let location_id: string;
let product_id: string;

const send = (method: string, path: string, body?: object) => world.admin.send(method, path, body);
const made = (entity: string, draft: object): Promise<Body> => createRecord(world.admin, entity, draft);
let suppliers = 0;
const supplier = () => made('partners', { name: `Supplier ${++suppliers}`, currency: 'GBP' });

beforeAll(async () => {
  world = await makeWorld();
  ({ _id: location_id } = await made('locations', LOCATION));
  ({ _id: product_id } = await made('products', { name: 'Cans', units: 'kg' }));
});
afterAll(() => world.stop());

const YEAR = { period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31) };
const CANS = { material: 'steel_cans', units: 't', size: 10, quantity: 1, total_amount: 10 };
const COST = { cost: { currency: 'GBP', amount: 10_000 } };
const WHOLE = { scope1_co2: 80, scope2_co2: 20, scope3_co2: 100 };

/** A purchase from a supplier with a return over a revenue of a million. */
async function bought(returned: object, over: object = {}) {
  const { _id: partner_id } = await supplier();
  await made('partner_returns', { partner_id, ...YEAR, revenue: 1_000_000, ...returned });
  const draft = { partner_id, product_id, location_id, order_date: utcDay(2025, 5, 6), ...COST, ...over };
  return send('POST', 'purchased_goods_activitys', draft);
}

const rowsOf = async ({ _id }: Body): Promise<Body[]> =>
  (await send('GET', `emission_calcs?activity_id=${_id}`)).body.list;
const usedOf = async (purchase: Body) => (await rowsOf(purchase)).filter(({ used }) => used);
const kgOf = async (...purchase: Parameters<typeof bought>) => {
  const { body } = await bought(...purchase);
  return (await usedOf(body.obj)).map(({ method, CO2 }) => [method, CO2]);
};

// UK Government 2025, steel cans, primary: 2,863.92 kg a tonne.
it('counts steel cans by mass beside a return of Scope 1 alone, and keeps the return to choose from', async () => {
  const { body } = await bought({ scope1_co2: 80, quality: 'estimated' }, CANS);
  const rows = await rowsOf(body.obj);

  const found = rows.map(({ method, used, CO2 }) => [method, used, CO2]).toSorted();
  expect(found).toEqual([
    ['factor', true, expect.closeTo(28_639, -1)],
    ['revenue', false, 800],
  ]);
});

it.each([
  ['Scope 1, Scope 2 and Scope 3', WHOLE],
  ['its upstream Scope 3', { ...WHOLE, scope3_coverage: 'upstream' }],
  ['a financial year', { ...WHOLE, period_start: utcDay(2025, 4, 1), period_end: utcDay(2026, 3, 31) }],
  ['a year that ends soon after', { ...WHOLE, period_start: utcDay(2024, 7, 1), period_end: utcDay(2025, 6, 30) }],
  ['mostly another year', { ...WHOLE, period_start: utcDay(2024, 6, 1), period_end: utcDay(2025, 5, 31), year: 2024 }],
])('takes a return of %s by itself', async (_, returned) => {
  expect(await kgOf(returned, CANS)).toEqual([['revenue', 2000]]);
});

it.each([
  ['Scope 1 and 2', { scope1_co2: 80, scope2_co2: 20 }],
  ['some categories of Scope 3', { ...WHOLE, scope3_coverage: 'some' }],
  ['downstream emissions too', { ...WHOLE, scope3_coverage: 'upstream_and_downstream' }],
  ['a part of the year', { ...WHOLE, period_end: utcDay(2025, 6, 30) }],
  ['three years', { ...WHOLE, period_start: utcDay(2023, 1, 1), year: 2025 }],
  ['chosen scopes without Scope 2', { ...WHOLE, scopes_included: ['scope_1', 'scope_3'] }],
])('does not take a return of %s by itself', async (_, returned) => {
  expect(await kgOf(returned, CANS)).toEqual([['factor', expect.closeTo(28_639, -1)]]);
  // Spend by industry comes before it, too; with nothing else there is no figure, and its reader is told.
  expect(await kgOf(returned, { spend_category: 'sic2003_28' })).toEqual([['factor', expect.any(Number)]]);
  const { body } = await bought(returned);
  expect(await usedOf(body.obj)).toMatchObject([{ CO2: null, err_msg: expect.stringContaining('for 2025 does not') }]);
});

// UK Government, steel cans, primary: 2,854.91851 kg a tonne in 2024, 2,863.90131 in 2025.
it('takes a return for the days of its period, and moves with them once it is calculated again', async () => {
  const { _id: partner_id } = await supplier();
  const july = (year: number) => ({ period_start: utcDay(year, 7, 1), period_end: utcDay(year + 1, 6, 30) });
  const { _id } = await made('partner_returns', { partner_id, ...july(2024), revenue: 1_000_000, ...WHOLE });
  const buy = (order_date: number) =>
    made('purchased_goods_activitys', { partner_id, product_id, location_id, order_date, ...COST, ...CANS });
  const bought = [await buy(utcDay(2024, 5, 6)), await buy(utcDay(2024, 9, 1)), await buy(utcDay(2025, 5, 6))];
  const stateOf = async (purchase: Body) => {
    const { behind_by } = (await send('GET', `purchased_goods_activitys/${purchase._id}`)).body.obj;
    return [...(await usedOf(purchase)).flatMap(({ method, CO2 }) => [method, CO2]), behind_by];
  };
  const states = () => Promise.all(bought.map(stateOf));
  const [mass2024, mass2025, share] = [28_549.1851, 28_639.0131, 2000];
  expect(await states()).toEqual([
    ['factor', mass2024, null],
    ['revenue', share, null],
    ['revenue', share, null],
  ]);

  // One year earlier it holds the first purchase alone. The year that it is named after follows its period.
  const moved = await send('PATCH', `partner_returns/${_id}`, july(2023));
  expect(moved.body.obj.year).toBe(2023);
  expect(await states()).toEqual([
    ['factor', mass2024, 'partner_returns'],
    ['revenue', share, 'partner_returns'],
    ['revenue', share, 'partner_returns'],
  ]);
  await recalculated();
  expect(await states()).toEqual([
    ['revenue', share, null],
    ['factor', mass2024, null],
    ['factor', mass2025, null],
  ]);
});

/** Calculates all purchases again, as a person does who commits the proposal. */
async function recalculated(): Promise<void> {
  const { body } = await send('POST', 'recalculate', { activity: 'purchased_goods_activitys' });
  const { _id: id } = body.obj;
  const reached = (state: string) =>
    until(async () => (await send('GET', `recalculations/${id}`)).body.obj.state === state, 15_000);
  await reached('proposed');
  await send('POST', 'decide_recalculation', { id, decision: 'commit' });
  await reached('committed');
}

const NONE = { scope1_co2: 0, scope2_co2: 0, scope3_co2: 0 };
const ASSURED = {
  quality: 'verified',
  verified_by: 'An auditor',
  assurance: 'limited',
  verified_on: utcDay(2026, 2, 1),
};

it('takes a return of no emissions at all only where it says who verified that', async () => {
  expect(await kgOf(NONE, CANS)).toEqual([['factor', expect.closeTo(28_639, -1)]]);
  expect(await kgOf({ ...NONE, quality: 'verified' }, CANS)).toEqual([['factor', expect.closeTo(28_639, -1)]]);
  expect(await kgOf({ ...NONE, ...ASSURED }, CANS)).toEqual([['revenue', 0]]);
  const { body } = await bought(NONE);
  const err_msg = expect.stringContaining('for 2025 states no emissions at all');
  expect(await usedOf(body.obj)).toMatchObject([{ CO2: null, err_msg }]);
});

it('takes a return without upstream emissions only where somebody verified that, or a person chooses it', async () => {
  const bare = { ...WHOLE, scope3_co2: 0 };
  expect(await kgOf(bare, CANS)).toEqual([['factor', 28_639.0131]]);
  // (80 t + 20 t) ÷ 1,000,000 × 10,000
  expect(await kgOf({ ...bare, ...ASSURED }, CANS)).toEqual([['revenue', 1000]]);
  const chosen = { method: 'revenue', method_reason: 'It lends its own work' };
  const { body } = await bought(bare, { ...CANS, ...chosen });
  const note = expect.stringContaining('Its Scope 3 is stated as zero, and nobody has verified that');
  expect(await usedOf(body.obj)).toMatchObject([{ method: 'revenue', CO2: 1000, data_quality: 5, note }]);
});

it('takes the whole one of several returns of a year', async () => {
  const { _id: partner_id } = await supplier();
  const base = { partner_id, ...YEAR, revenue: 1_000_000 };
  await made('partner_returns', { ...base, scope1_co2: 80, quality: 'verified' });
  await made('partner_returns', { ...base, ...WHOLE, quality: 'estimated' });
  const draft = { partner_id, product_id, location_id, order_date: utcDay(2025, 5, 6), ...COST };

  expect(await usedOf(await made('purchased_goods_activitys', draft))).toMatchObject([
    { method: 'revenue', CO2: 2000 },
  ]);
});

it.each([
  ['verified', WHOLE, 2, 'is verified by a third party'],
  ['reported', WHOLE, 3, 'reported by the supplier, not verified'],
  ['estimated', WHOLE, 4, 'is estimated'],
])('a return that is %s says so with the figure', async (quality, returned, score, note) => {
  const { body } = await bought({ ...returned, quality });
  const [used] = await usedOf(body.obj);
  const { body: told } = await send('GET', `emission_calcs/${used?._id}/explain`);

  expect(used).toMatchObject({ data_quality: score });
  expect((told.obj ?? told).why).toContain(note);
});

it('lets a person choose an incomplete return with a reason, which the explanation shows', async () => {
  const bare = await bought({ scope1_co2: 80 }, { ...CANS, method: 'revenue' });
  const reason = 'The supplier makes the cans from its own scrap';
  const { body } = await bought({ scope1_co2: 80 }, { ...CANS, method: 'revenue', method_reason: reason });
  const [used] = await usedOf(body.obj);
  const { body: told } = await send('GET', `emission_calcs/${used?._id}/explain`);
  const explained = told.obj ?? told;

  expect([bare.status, bare.body.errors]).toEqual([400, { method_reason: 'Required' }]);
  expect(used).toMatchObject({ method: 'revenue', CO2: 800, data_quality: 5 });
  expect(explained.inputs).toContainEqual({ label: 'Reason for the method', value: reason, units: null, text: reason });
  expect(explained.why).toContain('A person chose this method.');
  expect(explained.why).toContain('does not cover Scope 1, Scope 2 and upstream Scope 3');
});

it('asks for a reason only where the choice changes which figure counts', async () => {
  expect((await bought(WHOLE, { ...CANS, method: 'revenue' })).status).toBe(201);
  expect((await bought({ scope1_co2: 80 }, { ...CANS, method: 'factor' })).status).toBe(201);
  expect((await bought(WHOLE, { ...CANS, method: 'factor' })).body.errors).toEqual({ method_reason: 'Required' });
  const { body } = await bought(WHOLE, { ...CANS, method: 'factor', method_reason: 'By mass in every year' });
  const emptied = await send('PATCH', `purchased_goods_activitys/${body.obj._id}`, { method_reason: null });
  expect(emptied.body.errors).toEqual({ method_reason: 'Required' });
});

it('rates a return best only once it names who verified it, the level of assurance and the date', async () => {
  const { _id: partner_id } = await supplier();
  const draft = { partner_id, ...YEAR, revenue: 1_000_000, ...WHOLE, quality: 'verified' };
  const returned = await made('partner_returns', draft);
  const order = { partner_id, product_id, location_id, order_date: utcDay(2025, 5, 6), ...COST };
  const purchase = await made('purchased_goods_activitys', order);
  const rated = async () => {
    const [row] = await usedOf(purchase);
    return [row?.['data_quality'], row?.['CO2']];
  };
  expect(await rated()).toEqual([2, 2000]);

  const named = { verified_by: 'Assurance Partners', assurance: 'limited', verified_on: utcDay(2026, 3, 31) };
  const { status } = await send('PATCH', `partner_returns/${returned._id}`, named);
  expect(status).toBe(200);
  const again = await made('purchased_goods_activitys', { ...order, order_ref: 'Again' });
  const [row] = await usedOf(again);
  expect([row?.['data_quality'], row?.['CO2']]).toEqual([1, 2000]);
  const { body } = await send('GET', `emission_calcs/${row?._id}/explain`);
  expect(JSON.stringify(body)).toContain('Assurance Partners');
  expect(JSON.stringify(body)).toContain('Limited assurance');

  const wrong = await send('PATCH', `partner_returns/${returned._id}`, { assurance: 'absolute' });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['assurance']]);
  const strange = await world.stranger.send('PATCH', `partner_returns/${returned._id}`, named);
  expect(strange.status).toBe(404);
});

it('takes a return for none of the purchases that together come to more than its revenue, in whatever order', async () => {
  const { _id: partner_id } = await supplier();
  await made('partner_returns', { partner_id, ...YEAR, revenue: 15_000, ...WHOLE });
  const draft = { partner_id, product_id, location_id, order_date: utcDay(2025, 5, 6), ...COST, ...CANS };
  const stateOf = async ({ _id }: Body) => {
    const { behind_by } = (await send('GET', `purchased_goods_activitys/${_id}`)).body.obj;
    return [(await usedOf({ _id } as Body)).map(({ method }) => method).join(), behind_by];
  };
  const again = ({ _id }: Body) => send('PATCH', `purchased_goods_activitys/${_id}`, { description: 'Once more' });

  const first = await made('purchased_goods_activitys', draft);
  expect(await stateOf(first)).toEqual(['revenue', null]);
  const second = await made('purchased_goods_activitys', draft);
  expect(await stateOf(second)).toEqual(['factor', null]);
  expect(await stateOf(first)).toEqual(['revenue', 'partner_returns']);
  await again(first);
  expect(await stateOf(first)).toEqual(['factor', null]);
  // Of another year it is none of what was sold.
  const later = await made('purchased_goods_activitys', { ...draft, order_date: utcDay(2026, 5, 6) });
  expect(await stateOf(later)).toEqual(['factor', null]);

  await send('PATCH', `purchased_goods_activitys/${second._id}`, { cost: { currency: 'GBP', amount: 5000 } });
  expect(await stateOf(second)).toEqual(['revenue', null]);
  expect(await stateOf(first)).toEqual(['factor', 'partner_returns']);
  await again(first);
  expect(await stateOf(first)).toEqual(['revenue', null]);

  await send('PATCH', `purchased_goods_activitys/${first._id}`, { method: 'revenue' });
  const third = await made('purchased_goods_activitys', draft);
  expect(await stateOf(first)).toEqual(['revenue', null]);
  expect(await stateOf(second)).toEqual(['revenue', 'partner_returns']);
  await send('DELETE', `purchased_goods_activitys/${third._id}`);
  await again(second);
  expect(await stateOf(second)).toEqual(['revenue', null]);
});
