import { WAITS_FOR } from '@lichen/contracts/docs/waits-for';
import { utcDay } from '@lichen/contracts/formats/days';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { pdfFile } from '../../../../../test/hostile/pdf-file';
import { LOCATION, type World, makeWorld } from '../../../../../test/world';
import { until } from '../../../../platform/jobs/testing/work-place';

const MILL = { ...LOCATION, name: 'Mill', address_line1: '4 Mill Lane', town_or_city: 'Leeds', post_code: 'LS1 1AA' };

let world: World;
let automation: string;

beforeAll(async () => {
  world = await makeWorld();
  await world.engine.platform.accounts.subscribe(world.admin.companyId, {
    modules: [...BASE_SUBSCRIPTIONS, 'ai-doc-extract'],
  });
  await world.admin.send('POST', 'locations', MILL);
  for (const month of ['May', 'June', 'July']) {
    const taught = await uploaded(bill({ month, number: `T-${month}` }));
    const confirmed = ['electricity_used', 'cost', 'period_start', 'period_end'];
    await act(taught._id, 'update', { confirmed });
    const { body } = await act(taught._id, 'apply');
    if (body.obj?.status !== 'applied') throw new Error(JSON.stringify(body));
  }
}, 120_000);
afterAll(() => world.stop());

interface Bill {
  readonly month: string;
  readonly number: string;
  readonly used?: string;
  readonly total?: string;
}

const LAST: Readonly<Record<string, number>> = {
  May: 31,
  June: 30,
  July: 31,
  August: 31,
  September: 30,
  October: 31,
  November: 30,
  December: 31,
};

const bill = ({ month, number, used = '1,250', total = '300.00' }: Bill) =>
  pdfFile([
    [50, 790, 'Northern Power Ltd'],
    [300, 790, 'www.northern-power.example'],
    [50, 760, 'Electricity bill'],
    [50, 730, `Invoice number: ${number}`],
    [50, 714, 'Invoice date: 5 January 2026'],
    [50, 698, `Billing period: 1 ${month} 2025 to ${LAST[month]} ${month} 2025`],
    [50, 682, 'Supply address: 4 Mill Lane, Leeds, LS1 1AA'],
    [50, 666, 'Meter number: S12A345678'],
    [50, 630, 'Electricity used'],
    [300, 630, `${used} kWh`],
    [50, 600, 'Net amount'],
    [300, 600, '£250.00'],
    [50, 584, 'VAT 20 %'],
    [300, 584, '£50.00'],
    [50, 568, 'Total amount due'],
    [300, 568, `£${total}`],
  ]);

const OPEN = ['pending', 'loading', 'parsed', 'preparing'];
const docOf = async (id: string) => (await world.admin.send('GET', `docs/${id}`)).body.obj;
const act = (id: string, action: string, body = {}) => world.admin.send('POST', `docs/${id}/${action}`, body);
/** A document once its reading has ended, and what follows from it. */
async function uploaded(bytes: Buffer) {
  const form = new FormData();
  form.set('entity', 'docs');
  form.set('file', new Blob([new Uint8Array(bytes)]), 'bill.pdf');
  const headers = { cookie: world.admin.cookie };
  const sent = await fetch(`${world.url}/api/upload`, { method: 'POST', headers, body: form });
  const { obj } = (await sent.json()) as { obj: { _id: string } };
  return until(async () => {
    const { job_id } = await docOf(obj._id);
    const { state } = (await world.admin.send('GET', `job_status?id=${job_id}`)).body.obj;
    // Only what is asked for after the end is the end.
    const found = await docOf(obj._id);
    return !OPEN.includes(found.status) && !['queued', 'running'].includes(state) && found;
  }, 40_000);
}

it('waits for somebody until the company says otherwise', async () => {
  const found = await uploaded(bill({ month: 'August', number: 'A-1' }));
  expect(found).toMatchObject({ status: 'validated', applied_by_itself: false, warnings: null, waits_for: null });
  await act(found._id, 'toggle_ignore_entry');
}, 60_000);

it('applies a bill that nobody needs to look at, says so, and takes it back like any other', async () => {
  const { body } = await world.admin.send('POST', 'doc_automations', { doc_type: 'electricity', sure_percent: 90 });
  automation = body.obj._id;
  const found = await uploaded(bill({ month: 'September', number: 'A-2' }));
  expect(found).toMatchObject({ status: 'applied', queue: 'applied', applied_by_itself: true });

  const from = utcDay(2025, 9, 1);
  const made = async () =>
    (await world.admin.send('GET', 'electricity_activitys')).body.list.filter(
      (each: { from: number }) => each.from === from,
    );
  expect(await made()).toMatchObject([{ amount: 1250, doc_id: found._id }]);
  const filtered = (await world.admin.send('GET', 'docs?applied_by_itself=true')).body.list;
  expect(filtered.map(({ _id }: { _id: string }) => _id)).toEqual([found._id]);

  expect((await act(found._id, 'unapply')).body.obj).toMatchObject({ applied_by_itself: false });
  expect(await made()).toEqual([]);
  await act(found._id, 'toggle_ignore_entry');
}, 60_000);

test.each([
  ['an amount that is out of all proportion', 'finding', { month: 'October', number: 'A-3', used: '125,000' }],
  ['days that are recorded already', 'warned', { month: 'July', number: 'A-4' }],
  ['a sum that does not hold', 'not_right', { month: 'October', number: 'A-5', total: '310.00' }],
])(
  'leaves %s to somebody, and says why: %s',
  async (_, waits_for, of) => {
    const found = await uploaded(bill(of));
    expect(found.status).not.toBe('applied');
    expect(found.applied_by_itself).toBe(false);
    const told = await until(async () => {
      const now = await docOf(found._id);
      return now.waits_for !== null && now;
    });
    expect(told.waits_for).toBe(waits_for);
    const { list } = (await world.admin.send('GET', `docs?waits_for=${waits_for}`)).body;
    expect(list.map(({ _id }: { _id: string }) => _id)).toEqual([found._id]);
    await act(found._id, 'toggle_ignore_entry');
    expect((await docOf(found._id)).waits_for).toBeNull();
  },
  60_000,
);

it('applies the same bill where none of that is the case', async () => {
  const found = await uploaded(bill({ month: 'October', number: 'A-7' }));
  expect(found).toMatchObject({ warnings: null, applied_by_itself: true });
}, 60_000);

it('tells of values that do not fit each other, and applies them once somebody has confirmed them', async () => {
  const { _id } = await uploaded(bill({ month: 'November', number: 'A-8', total: '310.00' }));
  const preview = (await world.admin.send('POST', 'preview_doc', { id: _id })).body.obj;
  const refused = await act(_id, 'apply');

  // The records are shown all the same.
  expect(preview).toMatchObject({ errors: { cost: WAITS_FOR.rule_failed }, records: [{ doc_type: 'electricity' }] });
  expect([refused.status, refused.body.errors]).toEqual([400, { cost: WAITS_FOR.rule_failed }]);
  expect((await docOf(_id)).status).not.toBe('applied');

  expect((await act(_id, 'update', { confirmed: ['cost'] })).status).toBe(200);
  expect((await act(_id, 'apply')).body.obj.status).toBe('applied');
  expect((await act(_id, 'unapply')).body.obj.status).not.toBe('applied');
  await act(_id, 'toggle_ignore_entry');
}, 60_000);

it('leaves a bill of an approved year to somebody', async () => {
  const decision = { year: 2025, decision: 'approve', note: 'As the auditor asked' };
  const year = await world.admin.send('POST', 'decide_inventory_year', decision);
  expect([year.status, year.body.err]).toEqual([200, undefined]);
  const found = await uploaded(bill({ month: 'December', number: 'A-6' }));
  expect(found).toMatchObject({ status: 'validated', applied_by_itself: false });
  await act(found._id, 'toggle_ignore_entry');
}, 60_000);

it('is switched on by an administrator alone, for each company by itself', async () => {
  const { stranger } = world;
  expect((await stranger.send('GET', 'doc_automations')).body.list).toEqual([]);
  expect((await stranger.send('POST', `doc_automations/${automation}/update`, { sure_percent: 99 })).status).toBe(404);
  const low = await world.admin.send('POST', 'doc_automations', { doc_type: 'electricity', sure_percent: 50 });
  expect(low.status).toBe(400);
  const unknown = await world.admin.send('POST', 'doc_automations', { doc_type: 'staff_list', sure_percent: 95 });
  expect(unknown.status).toBe(400);
});
