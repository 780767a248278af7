import { activityCount, activityList } from '../baselines/activity-list.mjs';
import { p95, timed } from '../rounds.mjs';
import { load, rollUp, samples } from '../worlds/million.mjs';
import { makeWorld } from '../worlds/world.mjs';

const USUAL = 1_000_000;
const FASTEST_MS = 100;
const MOST_TIMES = 3;
const ASKED = 30;
const SITES = 20;
const VEHICLES = 100;
const YEAR = 2024;
const [START, END] = [Date.UTC(YEAR, 0, 1), Date.UTC(YEAR, 11, 31)];
const MONTH = { start: Date.UTC(YEAR, 5, 1), end: Date.UTC(YEAR, 5, 30) };

const DAYS = { start: Date.UTC(YEAR, 2, 10), end: Date.UTC(YEAR, 8, 20) };

const fuel = { query: 'activity=fuel_activitys', where: "(`activity_type` = 'fuel_activitys')" };
const period = ({ start, end }) => ({
  query: `start_date=${start}&end_date=${end}`,
  where: `(\`to\` >= ${start}) AND (\`from\` <= ${end})`,
});
const both = (one, other) => ({ query: `${one.query}&${other.query}`, where: `${one.where} AND ${other.where}` });

/** The list hides activities that are not applied, unless it is asked for them. */
const APPLIED = '(`applied` = 1)';
const listedWhere = ({ query, where }) => (/applied=/.test(query) ? where : `${where} AND ${APPLIED}`);

/** Filters that the monthly sums answer: types and periods; scopes are measured beside their raw statements. */
const ROLLED_UP = {
  'without a filter': { query: '', where: '1 = 1' },
  'of a type': fuel,
  'of a year': period({ start: START, end: END }),
  'of a month': period(MONTH),
  'of a type in a year': both(fuel, period({ start: START, end: END })),
  'of days within months': period(DAYS),
  'with what is not applied': { query: 'include_unapplied=true', where: '1 = 1' },
  'of days within months, with what is not applied': both(period(DAYS), {
    query: 'include_unapplied=true',
    where: '1 = 1',
  }),
};

/** Filters that match few activities, which an index finds. */
const indexed = ({ locationId }) => ({
  'of a location': { query: `locations=${locationId}`, where: `(\`location_id\` = '${locationId}')` },
  'of a vehicle': { query: 'vehicles=vehicle-7', where: "(`vehicle_id` = 'vehicle-7')" },
});

/** All other filters, each with the product's condition. */
const OTHERS = {
  'of a tag': { query: 'tags=Audit', where: '(`tags` LIKE \'%"Audit"%\')' },
  'of a scope': { query: 'scopes=2', where: '(`scope2_ug` IS NULL OR `scope2_ug` <> 0)' },
  'that are applied': { query: 'applied=true', where: APPLIED },
  'without a figure': { query: 'show_invalid_carbon=true', where: '(`invalid` = 1)' },
};

const CHARTS = { 'by type': 'activities', 'by scope': 'scope', 'by month': 'time' };

/** Charts that only the sums of lists can answer: by place, for a single place, or by days within months. */
const chartsOf = ({ locationId }) => ({
  'by location': { show: 'CO2', report_by: 'locations', filters: { start_date: START, end_date: END } },
  'by month, of a location': {
    ...{ show: 'CO2', report_by: 'time' },
    filters: { start_date: START, end_date: END, locations: { [locationId]: true } },
  },
  'by type, of days within months': {
    ...{ show: 'CO2', report_by: 'activities' },
    filters: { start_date: DAYS.start, end_date: DAYS.end },
  },
});

/** Measures the product and, if given, the same raw statements, in turns and sequentially. */
async function inTurns(product, raw) {
  /** @type {Record<'product' | 'raw', number[]>} */
  const found = { product: [], raw: [] };
  await product();
  for (let at = 0; at < ASKED; at += 1) {
    found.product.push(await timed(product));
    if (raw) found.raw.push(await timed(raw));
  }
  return { product: p95(found.product), raw: p95(found.raw) };
}

const ms = (value) => `${value.toFixed(0)} ms at the 95th percentile`;

async function expectAnswer({ status, text }) {
  if (status !== 200) throw new Error(`${status}: ${text.slice(0, 300)}`);
}

/** Measures the first page and total of a filtered list, beside the same two raw statements. */
async function listFigure({ rows, call }, { companyId }, name, filter, isQuick) {
  const { query } = filter;
  const where = listedWhere(filter);
  const raw = () =>
    Promise.all([rows.all(activityList(where), [companyId]), rows.all(activityCount(where), [companyId])]);
  const product = async () => expectAnswer(await call('GET', `/api/data/activities?limit=50&${query}`));
  const found = await inTurns(product, raw);
  const ratio = found.product / found.raw;
  return {
    figure: `List and its count, ${name}`,
    ...{ product: ms(found.product), limit: ms(found.raw), ratio },
    goal: isQuick ? `≤ ${FASTEST_MS} ms` : `≤ ${MOST_TIMES} times`,
    met: isQuick ? found.product <= FASTEST_MS : ratio <= MOST_TIMES,
  };
}

async function plainFigure(figure, product) {
  const found = await inTurns(async () => expectAnswer(await product()));
  return {
    figure,
    product: ms(found.product),
    limit: '',
    goal: `≤ ${FASTEST_MS} ms`,
    met: found.product <= FASTEST_MS,
  };
}

/**
 * Measures lists, totals and charts of a company with a million activities, one request at a time.
 * @param {{ rows?: number }} asked how many activities
 */
export async function measureFilters({ rows: count = USUAL } = {}) {
  const world = await makeWorld('mysql');
  const { call, rows, person } = world;
  try {
    const sample = await samples(world);
    await load(world, {
      ...{ ...sample, count, prefix: '019d0000', amount: '1000000 + n' },
      changed: {
        activity_type: "CASE WHEN n % 5 = 0 THEN 'fuel_activitys' ELSE sample.`activity_type` END",
        vehicle_id: `CASE WHEN n % 10 = 0 THEN CONCAT('vehicle-', n DIV 10 % ${VEHICLES}) ELSE NULL END`,
        tags: `CASE WHEN n % 100 = 1 THEN '["Audit"]' ELSE sample.\`tags\` END`,
        location_id: `CASE WHEN n % ${SITES} = 0 THEN sample.\`location_id\` ELSE CONCAT('site-', n % ${SITES}) END`,
      },
    });
    await rollUp(world);
    for (const table of ['activities', 'emission_calcs']) await rows.all(`ANALYZE TABLE ${table}`);
    const found = [];
    for (const [name, filter] of Object.entries({ ...ROLLED_UP, ...indexed(person) }))
      found.push(await listFigure(world, sample, name, filter, true));
    for (const [name, filter] of Object.entries(OTHERS))
      found.push(await listFigure(world, sample, name, filter, false));
    found.push(
      await plainFigure('List and its count, of the entity of a type', () =>
        call('GET', '/api/data/electricity_activitys?limit=50'),
      ),
    );
    for (const [name, { query }] of Object.entries(ROLLED_UP))
      found.push(await plainFigure(`Totals ${name}`, () => call('GET', `/api/data/get_activities_stats?${query}`)));
    const question = { show: 'CO2', filters: { start_date: START, end_date: END } };
    for (const [name, by] of Object.entries(CHARTS))
      found.push(
        await plainFigure(`Chart ${name}`, () => call('POST', '/api/data/chart_data', { ...question, report_by: by })),
      );
    for (const [name, asked] of Object.entries(chartsOf(person)))
      found.push(await plainFigure(`Chart ${name}`, () => call('POST', '/api/data/chart_data', asked)));
    return found.map((each) => ({ ...each, figure: `${each.figure}, of ${count} activities` }));
  } finally {
    await world.stop();
  }
}
