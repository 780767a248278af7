import { utcDay } from '@lichen/contracts/formats/days';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { uploadFile } from '../../../../test/upload-file';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { until } from '../../../platform/jobs/testing/work-place';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
  const modules = [...BASE_SUBSCRIPTIONS, 'ai-doc-extract'] as const;
  await world.engine.platform.accounts.subscribe(world.admin.companyId, { modules: [...modules] });
}, 60_000);
afterAll(() => world.stop());

const HEAD = `MPAN,Settlement Date,A/E,${Array.from({ length: 48 }, (_, at) => `HH${String(at + 1).padStart(2, '0')}`).join(',')}`;
const day = (date: string, flag: string, there = 48) =>
  `1200012345678,${date},${flag},${Array.from({ length: 48 }, (_, at) => (at < there ? '0.5' : '')).join(',')}`;

const HOURS = Array.from(
  { length: 24 },
  (_, hour) =>
    `<IntervalReading><timePeriod><duration>3600</duration><start>${Date.UTC(2026, 8, 13, hour) / 1000}</start></timePeriod><value>500</value></IntervalReading>`,
).join('');
const USAGE = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:e="http://naesb.org/espi"><entry><link rel="self" href="UsagePoint/4418"/><content><UsagePoint><ServiceCategory><kind>0</kind></ServiceCategory></UsagePoint></content></entry><entry><content><ReadingType><flowDirection>1</flowDirection><powerOfTenMultiplier>0</powerOfTenMultiplier><uom>72</uom></ReadingType></content></entry><entry><content><IntervalBlock>${HOURS}</IntervalBlock></content></entry></feed>`;

it('makes a bill of a Green Button file', async () => {
  const { admin, url } = world;
  const { obj } = (await uploadFile(url, admin, 'docs', { name: 'usage.xml', bytes: USAGE })).body;
  const read = await until(async () => {
    const found = (await admin.send('GET', `docs/${obj._id}`)).body.obj;
    return found.reading_version === 1 && found.status !== 'preparing' && found;
  }, 30_000);
  expect(read.prep_data).toMatchObject({
    electricity_used: 12,
    electricity_units: 'kWh',
    period_start: utcDay(2026, 9, 13),
  });
}, 60_000);

it('makes a bill of the half hours of a meter, says what is missing, and applies their sum', async () => {
  const { admin, url } = world;
  const location_id = (await admin.send('POST', 'locations', LOCATION)).body.obj._id;
  const text = [HEAD, day('13/09/2026', 'A'), day('14/09/2026', 'E'), day('15/09/2026', 'A', 44)].join('\n');
  const { obj } = (await uploadFile(url, admin, 'docs', { name: 'meter.csv', bytes: text })).body;
  const docOf = async () => (await admin.send('GET', `docs/${obj._id}`)).body.obj;
  const read = await until(async () => {
    const found = await docOf();
    return found.reading_version === 1 && found.status !== 'preparing' && found;
  }, 30_000);
  const [reading] = (await admin.send('GET', `doc_readings?doc_id=${obj._id}`)).body.list;
  const used = reading.fields.find(({ field }: { field: string }) => field === 'electricity_used');

  expect(read.prep_data).toMatchObject({ electricity_used: 70, electricity_units: 'kWh' });
  expect(used.intervals).toEqual({ all: 144, missing: 4, estimated: 48 });

  await admin.send('POST', `docs/${obj._id}/update`, { prep_data: { location_id } });
  expect((await admin.send('POST', `docs/${obj._id}/apply`, {})).body.obj.status).toBe('applied');
  const { list } = (await admin.send('GET', 'electricity_activitys')).body;
  const days = { from: utcDay(2026, 9, 13), to: utcDay(2026, 9, 15) };
  expect(list).toMatchObject([{ doc_id: obj._id, location_id, amount: 70, units: 'kWh', ...days }]);
}, 60_000);
