import { MIXED_POTENTIALS_REMEDIES } from '@lichen/contracts/activities/checks/mixed-potentials.call';
import { utcDay, yearBounds } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../../test/create-record';
import { LOCATION, type World, makeWorld } from '../../../../../test/world';
import { until } from '../../../../platform/jobs/testing/work-place';

let world: World;
let location_id: string;
const send = (method: string, path: string, body?: object) => world.admin.send(method, path, body);
const made = async (entity: string, draft: object): Promise<string> =>
  (await createRecord(world.admin, entity, draft))._id;

beforeAll(async () => {
  world = await makeWorld();
  location_id = await made('locations', LOCATION);
});
afterAll(() => world.stop());

const days = (year: number) => ({ from: utcDay(year, 3, 1), to: utcDay(year, 3, 31) });
const leak = (year: number) =>
  made('refrigerant_activitys', {
    ...{ location_id, ...days(year), refrigerant_category: 'kyoto_gases', refrigerant_type: 'HFC-134a' },
    ...{ refrigerant_used: 1, units: 'kg' },
  });
const bill = (year: number) =>
  made('electricity_activitys', { location_id, ...days(year), amount: 1000, units: 'kWh', renewable_amount: 0 });

const years = async () => (await send('GET', 'get_mixed_potentials')).body.obj.list;
const figureOf = async (id: string) => (await send('GET', `activities/${id}`)).body.obj.emission_calc.CO2;
const findings = async (year: number) => {
  const { from, to } = yearBounds(year);
  const { body } = await send('GET', `list_findings?start_date=${from}&end_date=${to}&kind=mixed_potentials`);
  return body.list;
};

it('tells the years whose figures rest on several reports, until a recalculation brings them together', async () => {
  await bill(2025);
  await bill(2024);
  await leak(2024);
  expect(await years()).toEqual([]);

  await send('PATCH', 'account', { refrigerant_gwp: 'AR6' });
  const odd = await leak(2025);

  expect(await years()).toEqual([
    {
      year: 2025,
      reports: [
        { gwp: 'AR5', figures: expect.any(Number) },
        { gwp: 'AR6', figures: 1 },
      ],
    },
  ]);
  expect(await findings(2025)).toMatchObject([
    {
      ...{ kind: 'mixed_potentials', activity_id: odd, remedies: MIXED_POTENTIALS_REMEDIES },
      params: { year: { text: '2025' }, reports: { text: 'AR5, AR6' } },
    },
  ]);
  expect(await findings(2024)).toEqual([]);

  await send('PATCH', 'account', { refrigerant_gwp: 'AR5' });
  await send('PATCH', `refrigerant_activitys/${odd}`, { description: 'Recalculated' });
  expect(await years()).toEqual([]);
  expect(await findings(2025)).toEqual([]);
});

it('is brought together by a recalculation, which tells what it would change first', async () => {
  const known = await leak(2025);
  await send('PATCH', 'account', { refrigerant_gwp: 'AR6' });
  const odd = await leak(2025);
  expect((await years()).map(({ year }: { year: number }) => year)).toEqual([2025]);
  await send('PATCH', 'account', { refrigerant_gwp: 'AR5' });

  const id: string = (await send('POST', 'recalculate', {})).body.obj._id;
  const settled = (open: readonly string[]) =>
    until(async () => {
      const { obj } = (await send('GET', `recalculations/${id}`)).body;
      return !open.includes(obj.state) && obj;
    }, 20_000);
  expect(await settled(['computing'])).toMatchObject({ state: 'proposed' });
  const [sixth, fifth] = [await figureOf(odd), await figureOf(known)];
  expect(sixth).not.toBe(fifth);
  expect((await years()).map(({ year }: { year: number }) => year)).toEqual([2025]);
  await send('POST', 'decide_recalculation', { id, decision: 'commit' });
  expect(await settled(['proposed', 'committing'])).toMatchObject({ state: 'committed' });
  expect(await years()).toEqual([]);
  expect([await figureOf(odd), await figureOf(known)]).toEqual([fifth, fifth]);
  for (const each of [odd, known]) await send('DELETE', `refrigerant_activitys/${each}`);
});

it('tells no year of a bill over the New Year between two reports, which has each on its own days', async () => {
  const over = { from: utcDay(2022, 12, 1), to: utcDay(2023, 1, 31) };
  const amounts = { location_id, amount: 1000, units: 'kWh', renewable_amount: 0 };
  const id = await made('electricity_activitys', { ...amounts, ...over });
  expect(await years()).toEqual([]);

  await send('PATCH', 'account', { factor_year_rule: 'majority' });
  await send('PATCH', `electricity_activitys/${id}`, { description: 'By the edition of most days' });
  await bill(2022);
  expect((await years()).map(({ year }: { year: number }) => year)).toEqual([2022]);
  await send('PATCH', 'account', { factor_year_rule: 'blended' });
  await send('DELETE', `electricity_activitys/${id}`);
});

it('is the administrators’', async () => {
  const reader = await world.someone(['user']);
  expect((await reader.send('GET', 'get_mixed_potentials')).status).toBe(403);
});
