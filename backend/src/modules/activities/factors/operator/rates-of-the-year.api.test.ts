import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../../test/world';
import { until } from '../../../../platform/jobs/testing/work-place';

let world: World;
let place: Record<string, string>;

beforeAll(async () => {
  world = await makeWorld({ environment: { DEV_TOOLS: '1' } });
  const location_id = await made('locations', LOCATION);
  const partner_id = await made('partners', { name: 'Orkney Advice', currency: 'GBP' });
  const product_id = await made('products', { name: 'Advice', units: 'kg', location_id });
  place = { location_id, partner_id, product_id };
}, 60_000);
afterAll(() => world.stop());

const made = async (entity: string, draft: object): Promise<string> => {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body.obj._id;
};

const ended = (entity: string, id: string, open: readonly string[]) =>
  until(async () => {
    const { obj } = (await world.admin.send('GET', `${entity}/${id}`)).body;
    return !open.includes(obj.state) && obj;
  }, 20_000);

async function upload(text: string) {
  const form = new FormData();
  form.set('entity', 'factor_imports');
  form.set('file', new Blob([text], { type: 'text/csv' }), 'rates.csv');
  const headers = { cookie: world.admin.cookie };
  const response = await fetch(`${world.url}/api/upload`, { method: 'POST', headers, body: form });
  const { obj } = (await response.json()) as { obj: { _id: string } };
  return ended('factor_imports', obj._id, ['reading']);
}

async function store(text: string) {
  const proposed = await upload(text);
  await world.admin.send('POST', 'decide_factor_import', { id: proposed._id, decision: 'store' });
  const stored = await ended('factor_imports', proposed._id, ['storing']);
  // The record is told before this process has read what was stored.
  await until(async () => {
    const { obj } = (await world.admin.send('GET', `job_status?id=${stored.job_id}`)).body;
    return !['waiting', 'running'].includes(obj.state);
  }, 20_000);
  return stored;
}

const spent = (year: number, spend_category: string, over: object = {}) =>
  made('purchased_goods_activitys', {
    ...{ ...place, order_date: utcDay(year, 5, 1), units: 'kg', size: 1, quantity: 1, spend_category },
    ...{ cost: { amount: 1000, currency: 'GBP' }, ...over },
  });

const rowOf = async (activity_id: string) => {
  const { list } = (await world.admin.send('GET', `emission_calcs?activity_id=${activity_id}`)).body;
  return list.find(({ used }: { used: boolean }) => used);
};

async function recalculation() {
  const id = await made('recalculate', {});
  return ended('recalculations', id, ['computing']);
}

it('counts the running year by the newest rate until its own is loaded, which the recalculation then offers', async () => {
  const id = await spent(2026, 'naics_541611');
  // 1,000 × 1.3192 × 292.655 / 321.943 × 0.078
  expect(await rowOf(id)).toMatchObject({
    CO2: 93.536735,
    factor_label: expect.stringContaining('exchange rate, latest available: 2025; price index, latest available: 2025'),
  });
  expect(await recalculation()).toMatchObject({ state: 'proposed', changed: 0 });

  await store('from,to,year,rate,source\nGBP,USD,2026,1.25,"Test rate, invented for this test"');
  await store('currency,year,index,source\nUSD,2022,100,Test\nUSD,2026,110,Test');
  expect((await rowOf(id)).CO2).toBe(93.536735);

  const offered = await recalculation();
  expect(offered).toMatchObject({ state: 'proposed', changed: 1 });
  await world.admin.send('POST', 'decide_recalculation', { id: offered._id, decision: 'commit' });
  await ended('recalculations', offered._id, ['proposed', 'committing']);
  // 1,000 × 1.25 × 100 / 110 × 0.078
  const row = await rowOf(id);
  expect(row).toMatchObject({ CO2: 88.636364, note: expect.not.stringContaining('latest') });
  expect(row.factor_label).toMatch(/\(latest available: 2022\)$/);
});

it('compares what was bought and sold at rates that were loaded since, in every company', async () => {
  const { stranger } = world;
  const of = async (entity: string, draft: object) => (await stranger.send('POST', entity, draft)).body.obj._id;
  const location_id = await of('locations', LOCATION);
  const product_id = await of('products', { name: 'Cans', units: 'kg' });
  const partner_id = await of('partners', { name: 'Can maker', currency: 'GBP' });
  const period = { period_start: utcDay(2024, 1, 1), period_end: utcDay(2024, 12, 31) };
  await of('partner_returns', { partner_id, ...period, revenue: 1000, scope1_co2: 1 });
  const cost = { currency: 'EUR', amount: 1100 };
  await of('purchased_goods_activitys', { partner_id, product_id, location_id, order_date: utcDay(2024, 5, 6), cost });
  const days = `start_date=${period.period_start}&end_date=${period.period_end}`;
  const asked = `list_findings?${days}&kind=spend_above_revenue`;

  expect((await stranger.send('GET', asked)).body.total).toBe(0);
  await store('from,to,year,rate,source\nEUR,GBP,2024,0.99,"Test rate, invented for this test"');
  expect((await stranger.send('GET', asked)).body.list).toMatchObject([{ params: { percent: { number: 109 } } }]);
});

it('adds the VAT of the factor’s country and year, and explains it', async () => {
  const id = await spent(2025, 'sic2003_74');
  // 1,000 × 1.2 × 86.6 / 138.4 × 0.17
  expect((await rowOf(id)).CO2).toBe(127.647399);
  const { obj } = (await world.admin.send('GET', `emission_calcs/${(await rowOf(id))._id}/explain`)).body;
  expect(obj.inputs).toEqual(
    expect.arrayContaining([
      { label: 'Price basis', value: 'Purchaser prices with VAT', units: null, text: 'Purchaser prices with VAT' },
      { label: 'VAT rate', value: '20', units: '%', text: '20 %' },
      { label: 'Multiplier for VAT', value: '1.2', units: null, text: '1.2' },
    ]),
  );
  expect(obj.why).toContain('the standard rate of its country was added to the cost.');

  const free = await spent(2025, 'sic2003_74', { vat_rate: 0 });
  expect((await rowOf(free)).CO2).toBe(106.372832);
  const refused = await world.admin.send('PATCH', `purchased_goods_activitys/${free}`, { vat_rate: 101 });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['vat_rate']]);
});

it('takes rates of VAT from a file, and refuses what is no country or no share', async () => {
  const faults = await upload(
    'country,year,rate,source\nXX,2025,20,A\nGB,2025,120,A\nGB,2024,,A\nGB,2024,20,A\nGB,25,20,',
  );
  expect(faults).toMatchObject({
    state: 'refused',
    faults: [
      { line: 2, params: { value: 'XX' } },
      { line: 3, text: '{column} is not a number from 0 to 100.' },
      { line: 4, text: '{column} is not a number from 0 to 100.' },
      { line: 5, text: 'Row {value} appears twice.', params: { value: 'vat GB 2024' } },
      { line: 6, text: '“{value}” is not a valid year.' },
      { line: 6, text: '{column} is empty.' },
    ],
  });
  const stored = await store('country,year,rate,source\nGB,2025,25,Test\nNO,2025,25,Test\nNO,2024,0,Test');
  expect(stored.plan).toMatchObject({ kind: 'rates', fresh: 2, changed: 1, gone: 0 });
  expect(stored.plan.biggest).toEqual([{ label: 'GB 2025', unit: '%', before: '20', after: '25', percent: 25 }]);
  const { list } = (await world.admin.send('GET', 'money_rates?country=NO')).body;
  expect(list).toMatchObject([
    { kind: 'vat', country: 'NO', currency: '', year: 2024, value: '0', imported: true },
    { kind: 'vat', country: 'NO', year: 2025, value: '25' },
  ]);
  // 1,000 × 1.25 × 86.6 / 138.4 × 0.17
  expect((await rowOf(await spent(2025, 'sic2003_74'))).CO2).toBe(132.96604);
});

it('hands out the columns of rates of VAT', async () => {
  const { body } = await world.admin.send('GET', '/api/data/factor_templates/vat-rates.csv');
  expect(String(body)).toContain('country,year,rate,source');
});
