import { utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../test/create-record';
import { makeWorld, type World } from '../../../../test/world';

let world: World;

const YEARS = [2023, 2024, 2025, 2026];
const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const MORE = { scope_1: 0, scope_2: 1, scope_3: 2 } as const;
type Scope = keyof typeof MORE;

/** Kilograms recorded on a day of the month: different for every year, month and scope. */
const kgOn = (year: number, month: number, scope: Scope) => (year - 2020) * 1000 + month * 10 + MORE[scope];

beforeAll(async () => {
  world = await makeWorld();
  for (const year of YEARS)
    for (const month of MONTHS)
      for (const scope of Object.keys(MORE) as Scope[]) {
        const day = utcDay(year, month, 20);
        const stated = { from: day, to: day, units: 'kg', reason: 'Measured', amount: kgOn(year, month, scope), scope };
        await createRecord(world.admin, 'carbon_activitys', stated);
      }
});
afterAll(() => world.stop());

const sumOf = (year: number, months: readonly number[], scopes: readonly Scope[]) =>
  months.flatMap((month) => scopes.map((scope) => kgOn(year, month, scope))).reduce((sum, kg) => sum + kg, 0);

/** A stated figure of scope 2 counts by location and by market. */
const marketOf = (key: string, months: readonly number[]) => (key === '2' ? sumOf(2025, months, ['scope_2']) : null);

const LINES: [string, Scope[]][] = [
  ['1', ['scope_1']],
  ['2', ['scope_2']],
  ['3', ['scope_3']],
  ['Total', ['scope_1', 'scope_2', 'scope_3']],
];

it('sums the year beside the year before', async () => {
  const { body } = await world.admin.send('GET', 'activity_summarys?year=2025');
  expect(body.list).toEqual(
    LINES.map(([key, scopes]) => ({
      ...{ key, market_CO2: marketOf(key, MONTHS) },
      ...{ CO2_total: sumOf(2025, MONTHS, scopes), CO2_last: sumOf(2024, MONTHS, scopes) },
    })),
  );
});

it.each([1, 5, 11])('sums the first %i months of both years, and the rest of the year apart', async (months) => {
  const [first, rest] = [MONTHS.slice(0, months), MONTHS.slice(months)];
  const { body } = await world.admin.send('GET', `activity_summarys?year=2025&months=${months}`);
  expect(body.list).toEqual(
    LINES.map(([key, scopes]) => ({
      ...{ key, market_CO2: marketOf(key, first) },
      ...{ CO2_total: sumOf(2025, first, scopes), CO2_last: sumOf(2024, first, scopes) },
      CO2_later: sumOf(2025, rest, scopes),
    })),
  );
});

it('compares with nothing before the first record', async () => {
  const { body } = await world.admin.send('GET', 'activity_summarys?year=2023');
  expect(body.list.map(({ CO2_last }: { CO2_last: number }) => CO2_last)).toEqual([0, 0, 0, 0]);
});
