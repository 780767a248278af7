const HEADING = 'Location;From;To;Consumption (kWh)';
const BILLS = {
  uploaded: ['Old shed;01.09.2026;30.09.2026;9.100,25'],
  checked: [
    'Leeds brewery;01.09.2024;30.09.2024;9.100,25',
    'Old shed;01.09.2024;30.09.2024;800,5',
    'Old shed;01.10.2024;31.10.2024;812,75',
    'Leeds brewery;01.10.2024;31.10.2024;much',
  ],
  done: ['Leeds brewery;01.07.2024;31.07.2024;8.412,5', 'Leeds brewery;01.08.2024;31.08.2024;8.733'],
};
const FACTOR = { name: 'GT-2026', kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: 'Natural gas' };
const TARIFF = { kg_co2e: 0.21, units: 'kWh', valid_from: Date.UTC(2026, 0, 1), source: 'L-118' };
const PANELS = {
  name: 'Roof panels',
  power_generation_method: 'solar_photovoltaic',
  max_output: 40.5,
  renewable: true,
};
const CHART = { chartName: 'Emissions by activity', pinned: false };

/** Returns the calls of one logged-in person, which throw when refused. */
export function caller(request, origin) {
  const answered = async (answer) => {
    const body = await answer.json();
    if (!answer.ok()) throw new Error(`${answer.url()}: ${JSON.stringify(body)}`);
    return body;
  };
  const headers = { origin };
  return {
    read: async (path) => answered(await request.get(`${origin}/api/data/${path}`)),
    post: async (path, data) =>
      (await answered(await request.post(`${origin}/api/data/${path}`, { headers, data }))).obj,
    upload: async (multipart) =>
      (await answered(await request.post(`${origin}/api/upload`, { headers, multipart }))).obj,
  };
}

async function until(isSo) {
  for (const begun = Date.now(); !(await isSo()); await new Promise((resolve) => setTimeout(resolve, 200)))
    if (Date.now() - begun > 30_000) throw new Error('A job of the pictures did not end');
}

const firstOf = async ({ read }, query) => (await read(query)).list[0]?._id;

/** Returns the id of an existing record, or creates one where the demo has none. */
const anyOf = async (calls, query, make) => (await firstOf(calls, query)) ?? (await make())._id;

/** Returns an import of some bills in the wanted state. */
async function importOf({ read, post, upload }, wanted) {
  const buffer = Buffer.from([HEADING, ...BILLS[wanted]].join('\r\n'));
  const file = { name: 'bills.csv', mimeType: 'text/csv', buffer };
  const { _id: id } = await upload({ entity: 'imports', activity: 'electricity_activitys', file });
  const stored = async () => (await read(`imports/${id}`)).obj;
  const reached = (state) => until(async () => (await stored()).state === state);
  await reached('uploaded');
  if (wanted === 'uploaded') return { _id: id };
  await post('check_import', { id, settings: (await stored()).settings });
  await reached('checked');
  if (wanted === 'checked') return { _id: id };
  await post('decide_import', { id, decision: 'run' });
  await reached('done');
  return { _id: id };
}

async function importsOf(calls) {
  const found = {};
  for (const state of Object.keys(BILLS))
    found[state] = await anyOf(calls, `imports?state=${state}&limit=1`, () => importOf(calls, state));
  return found;
}

async function proposalOf({ read, post }) {
  const made = await post('recalculate', {});
  await until(async () => (await read(`recalculations/${made._id}`)).obj.state === 'proposed');
  return made;
}

/** Returns the ids of the company's records that pages are shown with. */
export async function recordsOf({ request }, origin) {
  const calls = caller(request, origin);
  const location = await firstOf(calls, 'locations?search=Leeds+brewery');
  return {
    location,
    bill: await firstOf(calls, `activities?activity=electricity_activitys&locations=${location}&limit=1`),
    partner: await firstOf(calls, 'partners?search=Wold+Maltings'),
    person: await firstOf(calls, 'profiles?limit=1'),
    vehicle: await firstOf(calls, 'vehicles?limit=1'),
    product: await firstOf(calls, 'products?limit=1'),
    source: await anyOf(calls, 'power_sources?limit=1', () =>
      calls.post('power_sources', { ...PANELS, max_output_units: 'kW', location_id: location }),
    ),
    factor: await anyOf(calls, 'own_factors?limit=1', () => calls.post('own_factors', { ...FACTOR, ...TARIFF })),
    chart: await anyOf(calls, 'chart_config_save?limit=1', () => calls.post('chart_config_save', CHART)),
    imports: await importsOf(calls),
    published: (await calls.read('factors?q=natural+gas&limit=1')).list[0].id,
    proposal: await anyOf(calls, 'recalculations?limit=1', () => proposalOf(calls)),
  };
}
