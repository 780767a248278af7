import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../test/create-record';
import { BILL, pdfFile } from '../../../../test/hostile/pdf-file';
import { uploadFile } from '../../../../test/upload-file';
import { connect, type Joined } from '../../../../test/worlds/connected-world';
import { type World, makeWorld } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';
import { startDaily } from '../../../platform/daily/start-daily';
import { until } from '../../../platform/jobs/testing/work-place';
import { forgetOldDocs } from '../retention/forget-old-docs.job';

let world: World;
let joined: Joined;
const NOW = utcDay(2026, 9, 19) + 10 * 3_600_000 - Date.now();
let offset = NOW;

beforeAll(async () => {
  const clock = { now: () => Date.now() + offset, random: systemClock.random };
  world = await makeWorld({ clock });
  joined = await connect(world, world.admin, world.stranger);
}, 60_000);
afterAll(() => world.stop());

/** Shares a document with the other company. Returns the id of the share, and of the record that the other one sees. */
async function shared(doc_id: string) {
  const { body } = await world.admin.send('POST', 'doc_shares', { partner_id: joined.theirs, doc_id });
  const answer = await world.admin.send('POST', `doc_shares/${body.obj._id}/share`, {});
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { list } = (await world.stranger.send('GET', 'shared_docs')).body;
  return { share: body.obj._id as string, theirs: list[0]._id as string };
}
const recordOf = (id: string) => world.stranger.send('GET', `shared_docs/${id}`);
const fileOf = async (id: string) =>
  (await fetch(`${world.url}/api/data/shared_docs/${id}?f=1`, { headers: { cookie: world.stranger.cookie } })).status;
const shareOf = async (id: string) => (await world.admin.send('GET', `doc_shares/${id}`)).body.obj;

/** Runs the job some days from now; sessions would not live as long, so they stay in the present. */
async function daysAhead(days: number) {
  offset = NOW + days * DAY;
  const { platform } = world.engine;
  const daily = startDaily({ ...platform, daily: [forgetOldDocs], configuration: { LICHEN_WORKERS: false } });
  await daily.askNow();
  await daily.stop();
  const sql = "SELECT id FROM jobs WHERE kind LIKE 'daily%' AND state NOT IN ('done', 'failed')";
  await until(async () => (await platform.database.all(sql)).length === 0);
  offset = NOW;
}

it('recalls the shares of a deleted document: record and file are gone at once for the other company', async () => {
  const { obj } = (await uploadFile(world.url, world.admin, 'docs', { name: 'bill.pdf', bytes: pdfFile(BILL) })).body;
  await world.admin.send('POST', `docs/${obj._id}/toggle_ignore_entry`, {});
  const { share, theirs } = await shared(obj._id);
  expect([(await recordOf(theirs)).status, await fileOf(theirs)]).toEqual([200, 200]);

  // The other company cannot end it by deleting.
  expect((await world.stranger.send('DELETE', `docs/${obj._id}`)).status).toBe(404);
  expect((await world.admin.send('DELETE', `docs/${obj._id}`)).status).toBe(200);

  expect([(await recordOf(theirs)).status, await fileOf(theirs)]).toEqual([404, 404]);
  expect(await shareOf(share)).toMatchObject({ status: 'recalled', recalled_on: expect.any(Number) });
});

it('keeps a shared document beyond its time until it is recalled', async () => {
  const draft = { name: 'Message', doc_ids: ['whatsapp'], prep_data: { whatsapp: [{ from: 'Ann' }] } };
  const { _id } = await createRecord(world.admin, 'docs', draft);
  await createRecord(world.admin, 'doc_retentions', { doc_type: 'whatsapp', months: 12 });
  const { share, theirs } = await shared(_id);

  await daysAhead(400);
  expect((await world.admin.send('GET', `docs/${_id}`)).status).toBe(200);
  expect((await recordOf(theirs)).status).toBe(200);

  expect((await world.admin.send('POST', `doc_shares/${share}/recall`, {})).status).toBe(200);
  await daysAhead(401);
  expect((await world.admin.send('GET', `docs/${_id}`)).status).toBe(404);
}, 60_000);
