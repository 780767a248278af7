const BILLS = 'Location;From;To;Consumption\r\nOld shed;01.09.2026;30.09.2026;9.100,25\r\n';
const FACTOR = { name: 'GT-2026', kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: 'Natural gas' };
const TARIFF = { kg_co2e: 0.21, units: 'kWh', valid_from: Date.UTC(2026, 0, 1), source: 'L-118' };
const PANELS = {
  name: 'Roof panels',
  power_generation_method: 'solar_photovoltaic',
  max_output: 40.5,
  renewable: true,
};
const CHART = { chartName: 'Emissions by activity', pinned: false };

/** Calls of one signed-in person; a call that is refused is an error here. */
function caller(request, origin) {
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

/** The record of that kind, which is made where the demo has none. */
const anyOf = async (calls, name, make) => (await firstOf(calls, `${name}?limit=1`)) ?? (await make())._id;

async function importOf({ read, upload }) {
  const file = { name: 'bills.csv', mimeType: 'text/csv', buffer: Buffer.from(BILLS) };
  const made = await upload({ entity: 'imports', activity: 'electricity_activitys', file });
  await until(async () => (await read(`imports/${made._id}`)).obj.state === 'uploaded');
  return made;
}

async function proposalOf({ read, post }) {
  const made = await post('recalculate', {});
  await until(async () => (await read(`recalculations/${made._id}`)).obj.state === 'proposed');
  return made;
}

/** Records of the company that pages are shown of, by what they are. */
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
    source: await anyOf(calls, 'power_sources', () =>
      calls.post('power_sources', { ...PANELS, max_output_units: 'kW', location_id: location }),
    ),
    factor: await anyOf(calls, 'own_factors', () => calls.post('own_factors', { ...FACTOR, ...TARIFF })),
    chart: await anyOf(calls, 'chart_config_save', () => calls.post('chart_config_save', CHART)),
    upload: await anyOf(calls, 'imports', () => importOf(calls)),
    proposal: await anyOf(calls, 'recalculations', () => proposalOf(calls)),
  };
}
