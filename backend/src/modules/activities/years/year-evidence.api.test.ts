import { uploadFile } from '../../../../test/upload-file';
import { draftOf } from '../../../../test/examples';
import { until } from '../../../platform/jobs/testing/work-place';
import { type Person, type World, makeWorld } from '../../../../test/world';

const YEAR = 2024;
const WHY = 'Supplier corrected the bill after a meter check.';
const PDF = `%PDF-1.4\n${'A letter. '.repeat(10)}`;

let world: World;
let bill: string;
beforeAll(async () => {
  world = await makeWorld();
  const draft = await draftOf(world, 'electricity_activitys');
  bill = (await world.admin.send('POST', 'electricity_activitys', draft)).body.obj._id;
  expect((await world.admin.send('POST', 'decide_inventory_year', { year: YEAR, decision: 'approve' })).status).toBe(
    200,
  );
}, 60_000);
afterAll(() => world.stop());

const uploaded = (who: Person, bytes: string, name = 'Letter – März.pdf') =>
  uploadFile(world.url, who, 'year_evidence', { name, bytes });
const idOf = async (who = world.admin, content = PDF) => (await uploaded(who, content)).body.obj._id as string;
const given = (evidence: string) => ({ 'lichen-reason': encodeURIComponent(WHY), 'lichen-evidence': evidence });
const edit = (amount: number, headers: Record<string, string> = {}) =>
  world.admin.send('PATCH', `electricity_activitys/${bill}`, { amount }, headers);
const history = async () => (await world.admin.send('GET', `inventory_year_events?year=${YEAR}&kind=change`)).body.list;
const file = (who: Person | null, event: string) =>
  fetch(`${world.url}/api/data/year_evidence/${event}`, {
    headers: who ? { cookie: who.cookie } : {},
  });
const files = (id: string) =>
  world.engine.platform.database.all('SELECT expires_on FROM files WHERE id = ?', [id]).then((rows) => rows[0]);

it('keeps a file with the reason, in the history and the log, for whoever may see the year', async () => {
  expect((await edit(11)).body.asks.evidence).toMatchObject({ entity: 'year_evidence' });
  const id = await idOf();
  expect(Number((await files(id))?.['expires_on'])).toBeGreaterThan(world.engine.platform.clock.now());
  expect((await edit(11, given(id))).status).toBe(200);
  expect((await files(id))?.['expires_on']).toBeNull();

  const [event] = await history();
  expect(event).toMatchObject({ reason: WHY, evidence: 'Letter – März.pdf', rows: 1 });
  expect(event.evidence_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(event).not.toHaveProperty('evidence_id');
  const { list } = (await world.admin.send('GET', `audit_log?record_id=${event._id}`)).body;
  expect(JSON.stringify(list)).toContain(event.evidence_hash);

  const { list: differences } = (await world.admin.send('GET', `inventory_year_differences?year=${YEAR}`)).body;
  const { _id, reason, evidence } = event;
  expect(differences[0].changes).toEqual([expect.objectContaining({ _id, reason, evidence })]);

  const reader = await world.someone(['user']);
  const sent = await file(reader, event._id);
  expect(sent.status).toBe(200);
  expect(await sent.text()).toBe(PDF);
  expect(sent.headers.get('content-disposition')).toContain('Letter%20%E2%80%93%20M%C3%A4rz.pdf');
  expect([(await file(world.stranger, event._id)).status, (await file(null, event._id)).status]).toEqual([404, 401]);
});

it('takes no file of somebody else, of another company or of another kind, and changes nothing then', async () => {
  const before = (await history()).length;
  const colleague = await world.someone(['user']);
  for (const evidence of [await idOf(colleague), await idOf(world.stranger), 'nothing']) {
    const refused = await edit(12, given(evidence));
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { evidence: 'This file is no longer there. Choose it again.' },
    ]);
  }
  expect((await history()).length).toBe(before);
});

it('refuses what is no evidence, and keeps nothing of it', async () => {
  expect((await uploaded(world.admin, '<html><script>1</script></html>')).body.errors).toEqual({
    file: 'Choose a PDF, JPEG, PNG, text, Word, Excel or ZIP file',
  });
  expect((await uploaded(world.admin, '')).status).toBe(400);
  const nobody = await fetch(`${world.url}/api/upload`, { method: 'POST' });
  expect(nobody.status).toBe(401);
});

it('lets a change of a whole list carry the file to every transaction of its work', async () => {
  const order = { change: { kind: 'edit', values: { applied: false } }, filters: {} };
  expect((await world.admin.send('POST', 'bulk_activities', order)).body.asks.evidence).toBeDefined();
  const gone = await world.admin.send('POST', 'bulk_activities', order, given('nothing'));
  expect([gone.status, gone.body.errors?.evidence]).toEqual([400, 'This file is no longer there. Choose it again.']);
  const id = await idOf();
  const started = await world.admin.send('POST', 'bulk_activities', order, given(id));
  expect([started.status, started.body.err]).toEqual([200, undefined]);
  await until(
    async () => (await world.admin.send('GET', `job_status?id=${started.body.obj.job_id}`)).body.obj.state === 'done',
  );
  expect((await history())[0]).toMatchObject({ reason: WHY, evidence: 'Letter – März.pdf' });
  expect((await files(id))?.['expires_on']).toBeNull();
});
