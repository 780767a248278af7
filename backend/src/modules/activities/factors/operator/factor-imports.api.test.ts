import type { FactorImportPlan } from '@lichen/contracts/activities/factors/factor-import.entity';
import { uploadFile } from '../../../../../test/upload-file';
import type { Answer } from '../../../../../test/sender';
import { type Person, type World, makeWorld } from '../../../../../test/world';
import { until } from '../../../../platform/jobs/testing/work-place';

let world: World;

beforeAll(async () => {
  world = await makeWorld({ environment: { DEV_TOOLS: '1' } });
}, 60_000);
afterAll(() => world.stop());

const upload = (text: string, who: Person = world.admin, year?: string) =>
  uploadFile(world.url, who, 'factor_imports', { name: 'figures.csv', bytes: text }, year ? { year } : {});

const importOf = async (id: string) => (await world.admin.send('GET', `factor_imports/${id}`)).body.obj;

const hasEnded = async (id: string) =>
  !['waiting', 'running'].includes((await world.admin.send('GET', `job_status?id=${id}`)).body.obj.state);

/** The import when its work has ended: this process reads what was stored after the word that it is stored. */
async function settled(answer: Answer) {
  const id = answer.body.obj?._id;
  if (!id) throw new Error(`not taken: ${JSON.stringify(answer.body)}`);
  return until(async () => {
    const record = await importOf(id);
    return !['reading', 'storing'].includes(record.state) && (await hasEnded(record.job_id)) && record;
  }, 20_000);
}

const decide = (id: string, decision: string, who: Person = world.admin) =>
  who.send('POST', 'decide_factor_import', { id, decision });

async function stored(text: string, year?: string) {
  const { _id } = await settled(await upload(text, world.admin, year));
  const decided = await decide(_id, 'store');
  expect(decided.status).toBe(200);
  return settled(decided);
}

const UK = 'id,uom,ghg_unit,factor,year\n7_400_4000_5_1,kWh,kg CO2e,0.1,2027';
const setIds = async () =>
  (await world.admin.send('GET', 'factor_sets?q=uk-202')).body.list.map(({ id }: { id: string }) => id);

it('tells what a file would change before anything is stored, and stores it when told to', async () => {
  const proposed = await settled(await upload(UK));
  const plan: FactorImportPlan = proposed.plan;
  expect(proposed).toMatchObject({ state: 'proposed', name: 'figures.csv', faults: null });
  expect(plan).toMatchObject({ kind: 'factors', set: { id: 'uk-2027' }, fresh: 0, changed: 1, same: 0 });
  expect(plan.biggest).toEqual([
    { label: expect.any(String), unit: 'kWh', before: '0.13096', after: '0.1', percent: -23.6 },
  ]);
  expect(plan.gone).toBeGreaterThan(1000);
  expect(plan.missing).toHaveLength(10);
  expect(await setIds()).not.toContain('uk-2027');

  await decide(proposed._id, 'store');
  const done = await settled({ body: { obj: proposed } } as Answer);
  expect(done).toMatchObject({ state: 'stored', decided_by: world.admin.email });
  expect(await setIds()).toContain('uk-2027');
  expect((await decide(proposed._id, 'store')).status).toBe(422);
  expect((await decide(proposed._id, 'discard')).status).toBe(422);
});

it('refuses what is malformed, naming the lines, and nothing of it can be stored', async () => {
  const refused = await settled(await upload(`${UK}\nx,kWh,kg CO2e,n/a,2027`));
  expect(refused).toMatchObject({
    state: 'refused',
    plan: null,
    faults: [
      { line: 3, text: '“{value}” is not a valid row ID.', params: { value: 'x' } },
      { line: 3, text: '{column} is not a number.', params: { column: 'factor' } },
    ],
  });
  expect((await decide(refused._id, 'store')).status).toBe(422);
  expect(await settled(await upload('a,b\n1,2'))).toMatchObject({ state: 'refused' });
  expect((await upload(UK, world.admin, 'next')).status).toBe(400);
});

it('says so when other factors came between the reading and the storing', async () => {
  const text = UK.replaceAll('2027', '2031');
  const first = await settled(await upload(text));
  await stored(text);
  await decide(first._id, 'store');
  const again = await settled({ body: { obj: first } } as Answer);
  expect(again).toMatchObject({ state: 'proposed', plan: { set: { id: 'uk-2031+2' }, same: 1 } });
  expect(again.message).toContain('Other factors were imported in the meantime');
  expect((await decide(again._id, 'discard')).body.obj.state).toBe('discarded');
});

it('replaces the whole series of a currency by a file on another base, and a rate by its reverse', async () => {
  await stored('currency,year,index,source\nCHF,2020,100,A\nCHF,2021,101,A');
  const other = await stored('currency,year,index,source\nCHF,2021,50,B');
  expect(other.plan).toMatchObject({ changed: 1, gone: 1, missing: [{ label: 'CHF 2020', unit: '' }] });
  await stored('from,to,year,rate,source\nCHF,SEK,2024,12,A');
  await stored('from,to,year,rate,source\nSEK,CHF,2024,0.08,B');
  const { list } = (await world.admin.send('GET', 'money_rates?currency=CHF')).body;
  expect(list.filter(({ imported }: { imported: boolean }) => imported)).toMatchObject([
    { kind: 'exchange', currency: 'SEK', other: 'CHF', value: '0.08' },
    { kind: 'index', currency: 'CHF', year: 2021, value: '50' },
  ]);
});

it('hands out templates that can be filled in and read again', async () => {
  const { status, body } = await world.admin.send('GET', '/api/data/factor_templates/factors.csv');
  expect(status).toBe(200);
  const filled = String(body)
    .replace('# id: ', '# id: tariff-2027')
    .replace('# valid_from: ', '# valid_from: 2027-01-01')
    .replaceAll(/^(# (?:publisher|title|edition|licence|source_url|region): )/gm, '$1Somewhere');
  const columns = filled.trim().split('\r\n').at(-1)?.split(',') ?? [];
  const row: Record<string, string> = {
    publisher_row: 'r1',
    scope: '1',
    component: 'direct',
    family: 'fuel',
    region: 'Erewhon',
  };
  Object.assign(row, { unit: 'kWh', kg_co2e: '0.2', year: '2027' });
  const read = await settled(await upload(`${filled}${columns.map((name) => row[name] ?? '').join(',')}\r\n`));
  expect(read).toMatchObject({ state: 'proposed', plan: { fresh: 1, set: { id: 'tariff-2027' } } });
  expect((await world.admin.send('GET', '/api/data/factor_templates/exchange-rates.csv')).body).toContain(
    'from,to,year',
  );
  expect((await world.admin.send('GET', '/api/data/factor_templates/prices.csv')).status).toBe(404);
});

it('is for administrators, each with the files of the own company', async () => {
  const user = await world.someone(['user', 'edit_business']);
  const { _id } = await settled(await upload(UK));
  expect((await upload(UK, user)).status).toBe(403);
  expect((await user.send('GET', 'factor_imports')).status).toBe(403);
  expect((await decide(_id, 'store', user)).status).toBe(403);
  expect((await decide(_id, 'store', world.stranger)).status).toBe(404);
  expect((await world.nobody('POST', 'decide_factor_import', { id: _id, decision: 'store' })).status).toBe(401);
  expect((await world.nobody('GET', '/api/data/factor_templates/factors.csv')).status).toBe(401);
  expect((await user.send('GET', 'money_rates')).status).toBe(200);
});

it('does not exist where the operator has not switched the tools on', async () => {
  const plain = await makeWorld();
  const sent = await uploadFile(plain.url, plain.admin, 'factor_imports', { name: 'figures.csv', bytes: UK });
  const template = await plain.admin.send('GET', '/api/data/factor_templates/factors.csv');
  const decided = await plain.admin.send('POST', 'decide_factor_import', { id: 'any', decision: 'store' });
  await plain.stop();
  expect([sent.status, template.status, decided.status]).toEqual([404, 404, 404]);
}, 60_000);

it('has every company’s answers that rest on factors found anew once some were stored', async () => {
  const { stranger, engine } = world;
  const days = `start_date=${Date.UTC(2025, 0, 1)}&end_date=${Date.UTC(2025, 11, 31)}`;
  const read = jest.spyOn(engine.platform.database, 'all');
  const looked = async () => {
    const found: boolean[] = [];
    for (const path of ['get_mixed_potentials', `list_findings?${days}`, 'get_power_gaps?year=2025']) {
      read.mockClear();
      await stranger.send('GET', path);
      found.push(read.mock.calls.some(([text]) => text.includes('emission_')));
    }
    return found;
  };
  await looked();
  expect(await looked()).toEqual([false, false, false]);
  await stored(UK.replaceAll('2027', '2034'));
  expect(await looked()).toEqual([true, true, true]);
});
