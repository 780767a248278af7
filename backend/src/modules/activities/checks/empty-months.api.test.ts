import type { Finding, ListedFinding } from '@lichen/contracts/activities/checks/checks.call';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

const days = (month: number) => ({ from: utcDay(2025, month, 1), to: utcDay(2025, month, 28) });
const bill = (location_id: string, month: number, amount: number) => ({
  ...{ location_id, amount, units: 'kWh', renewable_amount: 0, ...days(month) },
});
const told = (list: readonly Finding[]) =>
  list.filter(({ kind }) => kind === 'outlier' || kind === 'first_use').map(({ params }) => params);

it.each([
  ['two empty months after bills', [400, 410, 390, 405, 395, 0, 0], 6, [{ percent: { number: 0 } }]],
  ['a second empty month', [400, 410, 390, 405, 395, 0, 0], 7, []],
  [
    'the first bill after empty months',
    [0, 0, 0, 0, 38_000],
    5,
    [{ from: { day: days(1).from }, number: { number: 4 } }],
  ],
  ['a large bill beside empty months', [0, 400, 0, 0, 0, 0, 38_000], 7, [{ percent: { number: 9500 } }]],
] as const)('tells of %s alike before saving, afterwards and in the list', async (_, amounts, month, expected) => {
  const made = await world.admin.send('POST', 'locations', { ...LOCATION, name: `Site ${Math.random()}` });
  const location_id: string = made.body.obj._id;
  const ask = async (about: object): Promise<Finding[]> =>
    (await world.admin.send('POST', 'check_activity', { activity_type: 'electricity_activitys', ...about })).body.list;
  const drafts = amounts.map((amount, at) => bill(location_id, at + 1, amount));
  // Later months are entered first.
  for (const draft of drafts.toReversed())
    if (draft.from !== days(month).from) await world.admin.send('POST', 'electricity_activitys', draft);
  const draft = drafts[month - 1];
  expect(told(await ask({ draft }))).toEqual(expected);

  const id: string = (await world.admin.send('POST', 'electricity_activitys', draft)).body.obj._id;
  expect(told(await ask({ id }))).toEqual(expected);
  const query = `list_findings?start_date=${days(1).from}&end_date=${days(12).to}&locations=${location_id}`;
  const { list } = (await world.admin.send('GET', query)).body;
  expect(told(list.filter(({ activity_id }: ListedFinding) => activity_id === id))).toEqual(expected);
});
