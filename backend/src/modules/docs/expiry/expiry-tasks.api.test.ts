import { doc } from '@lichen/contracts/docs/doc.entity';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type World, makeWorld } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';
import { startDaily } from '../../../platform/daily/start-daily';
import { recordsOver } from '../../../platform/store/scoped-records';
import { until } from '../../../platform/jobs/testing/work-place';
import { tellOfExpiry } from './tell-of-expiry.job';

const TODAY = utcDay(2026, 9, 19);

let world: World;
const NOW = TODAY + 10 * 3_600_000 - Date.now();
let offset = NOW;
let ahead = 0;

beforeAll(async () => {
  const clock = { now: () => Date.now() + offset, random: systemClock.random };
  world = await makeWorld({ clock, modules: SUBSCRIPTIONS });
}, 60_000);
afterAll(() => world.stop());

const act = (id: string, action: string) => world.admin.send('POST', `docs/${id}/${action}`, {});

/** An applied certificate, whose review is done. */
async function certificate(name: string, expiry_date: number, holder = 'Own', number = '1'): Promise<string> {
  const prep_data = { company_name: holder, standard: 'ISO 14001', certificate_number: number, expiry_date };
  const draft = { name, doc_ids: ['iso_14001'], prep_data: { ...prep_data, issue_date: utcDay(2023, 1, 1) } };
  const { body } = await world.admin.send('POST', 'docs', draft);
  const applied = await act(body.obj._id, 'apply');
  if (applied.status !== 200) throw new Error(JSON.stringify(applied.body));
  return body.obj._id;
}

/** The states of the tasks of a document, the oldest first; the first one asked for its review. */
const tasks = async (id: string): Promise<string[]> => {
  const { list } = (await world.admin.send('GET', `tasks?limit=200&sort=date_created&linked_id=${id}`)).body;
  return list
    .sort((one: { date_created: number }, other: { date_created: number }) => one.date_created - other.date_created)
    .map(({ status, task_type }: { status: string; task_type: string }) => `${task_type} ${status}`);
};
const [OPEN, CLOSED] = ['document_review open', 'document_review closed'];

/** Runs the job some days later than before; sessions would not live as long, so they stay in the present. */
async function laterBy(days: number) {
  ahead += days;
  offset = NOW + ahead * DAY;
  const { platform } = world.engine;
  const daily = startDaily({ ...platform, daily: [tellOfExpiry], configuration: { LICHEN_WORKERS: false } });
  await daily.askNow();
  await daily.stop();
  const sql = "SELECT id FROM jobs WHERE kind LIKE 'daily%' AND state NOT IN ('done', 'failed')";
  await until(async () => (await platform.database.all(sql)).length === 0);
  offset = NOW;
}

it('asks once for a document that expires, until it is renewed or deleted', async () => {
  const own = await certificate('own.pdf', TODAY + 20 * DAY);
  const other = await certificate('other.pdf', TODAY + 20 * DAY, 'Other site');
  const far = await certificate('far.pdf', TODAY + 300 * DAY, 'Third site');
  expect(await tasks(own)).toEqual([CLOSED]);

  await laterBy(0);
  expect(await tasks(own)).toEqual([CLOSED, OPEN]);
  expect(await tasks(far)).toEqual([CLOSED]);
  // It expires, which the open task asks for already.
  await laterBy(25);
  await laterBy(1);
  expect(await tasks(own)).toEqual([CLOSED, OPEN]);

  const renewal = await certificate('renewal.pdf', TODAY + 1000 * DAY);
  expect(await tasks(own)).toEqual([CLOSED, CLOSED]);
  expect(await tasks(other)).toEqual([CLOSED, OPEN]);
  await laterBy(1);
  expect(await tasks(own)).toEqual([CLOSED, CLOSED]);

  // Without its renewal the document has expired after all.
  expect((await act(renewal, 'unapply')).status).toBe(200);
  await laterBy(1);
  expect(await tasks(own)).toEqual([CLOSED, CLOSED, OPEN]);

  expect((await act(other, 'unapply')).status).toBe(200);
  expect((await world.admin.send('DELETE', `docs/${other}`)).status).toBe(200);
  expect(await tasks(other)).toEqual([CLOSED, CLOSED]);
}, 60_000);

it('asks again for one whose two renewals are unapplied at the same moment', async () => {
  const records = recordsOver(
    world.engine.platform.database,
    world.engine.platform.database,
    world.admin.companyId,
  )(doc);
  const told = async (id: string) => (await records.get(id)).expiry_told;
  const old = await certificate('twice.pdf', TODAY + 400 * DAY, 'Twice');
  const renewed = (more: number) => certificate(`twice-${more}.pdf`, TODAY + (1000 + more) * DAY, 'Twice');
  const both = [await renewed(1), await renewed(2)];
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(both.map((id) => act(id, 'unapply')));
    expect([round, await told(old)]).toEqual([round, null]);
    await Promise.all(both.map((id) => act(id, 'apply')));
    expect([round, await told(old)]).toEqual([round, 'renewed']);
  }
});

it('goes on asking for the certificate of one site after that of another, among thousands', async () => {
  const soon = () => TODAY + ahead * DAY + 20 * DAY;
  const leeds = await certificate('leeds.pdf', soon(), 'Two sites', 'L-100200');
  const york = await certificate('york.pdf', soon(), 'Two sites', 'Y-300400');
  const { database } = world.engine.platform;
  const { companyId } = world.admin;
  const record = await recordsOver(database, database, companyId)(doc).get(york);
  const others = Array.from({ length: 1100 }, (_, at) => ({
    ...record,
    ...{ _id: `other-${at}`, prep_data: { ...record.prep_data, company_name: `Holder ${at}` } },
    expiry_date: TODAY + 5000 * DAY,
  }));
  await database.transaction((tx) => recordsOver(database, tx, companyId)(doc).insert(others));
  await laterBy(1);

  await certificate('york-2.pdf', TODAY + 2000 * DAY, 'Two sites', 'Y-300400');
  expect(await tasks(york)).toEqual([CLOSED, CLOSED]);
  expect(await tasks(leeds)).toEqual([CLOSED, OPEN]);
}, 60_000);

it('asks again for one whose review was cancelled, and not for one that is not to be entered', async () => {
  const draft = (name: string) => ({
    ...{ name, doc_ids: ['iso_9001'] },
    prep_data: { company_name: name, expiry_date: TODAY + 60 * DAY },
  });
  const made = async (name: string) => (await world.admin.send('POST', 'docs', draft(name))).body.obj._id as string;
  const [looked, left] = [await made('looked.pdf'), await made('left.pdf')];
  const [{ _id: task_id }] = (await world.admin.send('GET', `tasks?linked_id=${looked}`)).body.list;
  await world.admin.send('POST', 'task_notes', { task_id, notes: 'Not now', status: 'cancelled' });
  await act(left, 'toggle_ignore_entry');

  await laterBy(40);
  expect(await tasks(looked)).toEqual(['document_review cancelled', OPEN]);
  expect(await tasks(left)).toEqual([CLOSED]);
}, 60_000);
