import { doc } from '@lichen/contracts/docs/doc.entity';
import { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../test/create-record';
import { uploadFile } from '../../../../test/upload-file';
import { BILL, pdfFile } from '../../../../test/hostile/pdf-file';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { systemClock } from '../../../platform/clock';
import { startDaily } from '../../../platform/daily/start-daily';
import { companyRecords } from '../../../platform/engine/company-records';
import { until } from '../../../platform/jobs/testing/work-place';
import { forgetOldDocs } from './forget-old-docs.job';

const TODAY = utcDay(2026, 9, 19);

let world: World;
let offset = TODAY + 10 * 3_600_000 - Date.now();

beforeAll(async () => {
  const clock = { now: () => Date.now() + offset, random: systemClock.random };
  world = await makeWorld({ clock });
}, 60_000);
afterAll(() => world.stop());

const made = async (name: string, body: Record<string, unknown>): Promise<string> =>
  (await createRecord(world.admin, name, body))._id;
const message = (name: string) =>
  made('docs', { name, doc_ids: ['whatsapp'], prep_data: { whatsapp: [{ from: 'A' }] } });
const names = async () =>
  (await companyRecords(world.engine.platform, world.admin.companyId)(doc).list({ limit: 20 }))
    .map(({ name }) => name)
    .sort();

async function oneDay() {
  const daily = startDaily({
    ...world.engine.platform,
    daily: [forgetOldDocs],
    configuration: { LICHEN_WORKERS: false },
  });
  await daily.askNow();
  await daily.stop();
  const sql = "SELECT id FROM jobs WHERE kind LIKE 'daily%' AND state NOT IN ('done', 'failed')";
  await until(async () => (await world.engine.platform.database.all(sql)).length === 0);
}

it('lets nobody but an administrator say how long documents are kept', async () => {
  const sharer = await world.someone(['share_docs']);
  const refused = await sharer.send('POST', 'doc_retentions', { doc_type: 'fuel', months: 12 });

  expect((await sharer.send('GET', 'doc_retentions')).status).toBe(200);
  expect(refused.status).toBe(403);
});

it('deletes documents that are older than their type is kept, and nothing that is in use', async () => {
  const { admin, engine } = world;
  const location_id = await made('locations', LOCATION);
  await engine.platform.accounts.subscribe(admin.companyId, { modules: [...BASE_SUBSCRIPTIONS, 'ai-doc-extract'] });
  const { obj } = (await uploadFile(world.url, admin, 'docs', { name: 'read.pdf', bytes: pdfFile(BILL) })).body;
  await until(async () => (await admin.send('GET', `docs/${obj._id}`)).body.obj.reading_version === 1);
  await message('old');
  const proof = await message('proof');
  const bill = { location_id, from: utcDay(2026, 7, 1), to: utcDay(2026, 7, 31), amount: 5, units: 'kWh' };
  await made('electricity_activitys', { ...bill, renewable_amount: 0, doc_id: proof });
  await made('docs', { name: 'stays', doc_ids: ['questions'], prep_data: { questions: [{ question: 'Why' }] } });
  await made('doc_retentions', { doc_type: 'whatsapp', months: 12 });
  await made('doc_retentions', { doc_type: 'electricity', months: 12 });

  await oneDay();
  expect(await names()).toEqual(['old', 'proof', 'read.pdf', 'stays']);

  offset += 370 * DAY;
  await oneDay();
  expect(await names()).toEqual(['proof', 'stays']);
  // Nothing of what was read of it is left either, and its file is nobody's.
  const readings = companyRecords(engine.platform, admin.companyId)(docReading);
  await until(async () => (await readings.count({ where: { doc_id: obj._id } })) === 0);
  const files = await engine.platform.database.all(`SELECT id FROM files WHERE owner_id = '${obj._id}'`);
  expect(files).toEqual([]);
}, 60_000);
