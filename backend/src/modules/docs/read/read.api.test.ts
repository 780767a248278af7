import { utcDay } from '@lichen/contracts/formats/days';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { BILL, pdfFile } from '../../../../test/hostile/pdf-file';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { until } from '../../../platform/jobs/testing/work-place';

const MILL = { ...LOCATION, name: 'Mill', address_line1: '4 Mill Lane', town_or_city: 'Leeds', post_code: 'LS1 1AA' };

let world: World;
let locationId: string;
let partnerId: string;

beforeAll(async () => {
  world = await makeWorld();
  await world.engine.platform.accounts.subscribe(world.admin.companyId, {
    modules: [...BASE_SUBSCRIPTIONS, 'ai-doc-extract', 'compliance'],
  });
  locationId = (await world.admin.send('POST', 'locations', MILL)).body.obj._id;
  partnerId = (await world.admin.send('POST', 'partners', { name: 'Northern Power Ltd' })).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

async function upload(bytes: Buffer, name = 'bill.pdf'): Promise<string> {
  const form = new FormData();
  form.set('entity', 'docs');
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { cookie: world.admin.cookie };
  const sent = await fetch(`${world.url}/api/upload`, { method: 'POST', headers, body: form });
  const { obj } = (await sent.json()) as { obj: { _id: string } };
  return obj._id;
}

const docOf = async (id: string) => (await world.admin.send('GET', `docs/${id}`)).body.obj;
const settled = (id: string) =>
  until(async () => {
    const found = await docOf(id);
    return !['pending', 'loading', 'parsed', 'preparing'].includes(found.status) && found;
  });

it('reads a bill, applies it, and leads from its figure back to the place on the page', async () => {
  const id = await upload(pdfFile(BILL));
  const read = await settled(id);

  expect(read).toMatchObject({ doc_ids: ['electricity'], auto_parse: true, edited: false, contents: { pages: 1 } });
  expect(read.prep_data).toMatchObject({
    ...{ electricity_used: 1250, electricity_units: 'kWh', invoice_number: 'NP-20418', meter_number: 'S12A345678' },
    ...{ period_start: utcDay(2026, 10, 1), period_end: utcDay(2026, 10, 31), invoice_date: utcDay(2026, 11, 5) },
    ...{ cost: { currency: 'GBP', amount: 300 }, location_id: locationId, partner_id: partnerId },
  });

  const applied = await world.admin.send('POST', `docs/${id}/apply`, {});
  const { list } = (await world.admin.send('GET', 'electricity_activitys')).body;
  const evidence = (await world.admin.send('GET', `doc_evidence?record_id=${list[0]._id}`)).body.list;
  const amount = evidence.find((each: { record_field: string }) => each.record_field === 'amount');
  const unapplied = await world.admin.send('POST', `docs/${id}/unapply`, {});

  expect(applied.body.obj.status).toBe('applied');
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ doc_id: id, amount: 1250, emission_calc: { CO2: expect.any(Number) } });
  expect(amount).toMatchObject({ field: 'electricity_used', page: 1, value_as_read: 1250, value_as_applied: 1250 });
  expect(amount.box.x).toBeCloseTo(300 / 595, 1);
  expect(amount.box.y).toBeCloseTo((842 - 640) / 842, 1);
  expect(unapplied.body.obj.status).not.toBe('applied');
  expect((await world.admin.send('GET', 'electricity_activitys')).body.list).toEqual([]);
}, 60_000);

const GAS = pdfFile([
  [50, 790, 'Anglia Gas Supply Ltd'],
  [50, 760, 'Gas bill'],
  [50, 730, 'Invoice number: AG-448120'],
  [50, 714, 'Invoice date: 5 November 2026'],
  [50, 698, 'Billing period: 1 October 2026 to 31 October 2026'],
  [50, 682, 'Supply address: 4 Mill Lane, Leeds, LS1 1AA'],
  [50, 640, 'Gas used'],
  [300, 640, '8,420 kWh'],
  [50, 600, 'Net amount'],
  [300, 600, '£421.00'],
  [50, 584, 'VAT 20 %'],
  [300, 584, '£84.20'],
  [50, 568, 'Total amount due'],
  [300, 568, '£505.20'],
]);

it('reads the fuel, quantity and unit of a gas bill into its rows, and leads from the figure to the quantity', async () => {
  const id = await upload(GAS, 'gas.pdf');
  const read = await settled(id);
  const applied = await world.admin.send('POST', `docs/${id}/apply`, {});
  const [made] = (await world.admin.send('GET', 'fuel_activitys')).body.list;
  const evidence = (await world.admin.send('GET', `doc_evidence?limit=500&record_id=${made._id}`)).body.list;
  const amount = evidence.find((each: { record_field: string }) => each.record_field === 'amount');

  // A label alone proves no quantity, so a person has to look at it, as with electricity.
  expect(read).toMatchObject({ doc_ids: ['fuel'], field_states: { fuels: 'to_check', period_start: 'read' } });
  expect(read.prep_data.fuels).toEqual([{ fuel_type: 'Natural gas', quantity: 8420, fuel_units: 'kWh' }]);
  expect(applied.body.obj.status).toBe('applied');
  expect(made).toMatchObject({ fuel: 'Natural gas', amount: 8420, units: 'kWh', from: utcDay(2026, 10, 1) });
  expect(amount).toMatchObject({ field: 'fuels.0.quantity', page: 1, value_as_read: 8420, value_as_applied: 8420 });
  expect(amount.box.x).toBeCloseTo(300 / 595, 1);
  expect(amount.box.y).toBeCloseTo((842 - 640) / 842, 1);
}, 60_000);

it('keeps what a person entered when the document is read again, beside the reading before', async () => {
  const id = await upload(pdfFile(BILL), 'again.pdf');
  await settled(id);
  await world.admin.send('POST', `docs/${id}/update`, { prep_data: { electricity_used: 1300 } });
  const asked = await world.admin.send('POST', `docs/${id}/read_again`, {});
  const read = await settled(id);
  const readings = (await world.admin.send('GET', `doc_readings?doc_id=${id}`)).body.list;

  expect(asked.body.obj.status).toBe('pending');
  expect(read).toMatchObject({ reading_version: 2, edited: true, prep_data: { electricity_used: 1300 } });
  expect(read.original_data.electricity_used).toBe(1250);
  expect(readings.map(({ reading_version }: { reading_version: number }) => reading_version)).toEqual([2, 1]);
}, 60_000);

it('says why a document cannot be read, and lets it be typed', async () => {
  const id = await upload(Buffer.from('%PDF-1.7\nnothing of it'), 'broken.pdf');
  const { status, error_message, queue } = await settled(id);
  const typed = await world.admin.send('POST', `docs/${id}/update_types`, { types: ['electricity'] });

  expect({ status, error_message, queue }).toEqual({
    ...{ status: 'error', queue: 'to_review' },
    error_message: 'This document is damaged and cannot be opened',
  });
  expect(typed.body.obj.status).toBe('capture');
}, 60_000);

it('asks for what is missing in the answers to a survey also once the file was read again', async () => {
  const questions = [{ id: 'certified', type: 'toggle', label: 'Certified?', required: true }];
  const form = { tabs: [{ id: 'general', label: 'General', columns: 1, questions }] };
  const survey = (await world.admin.send('POST', 'partner_compliance_surveys', { survey_name: 'Energy', form })).body;
  const id = await upload(pdfFile(BILL), 'answers.pdf');
  await settled(id);
  const change = { doc_ids: ['survey'], prep_data: { survey_type_id: survey.obj._id } };
  const chosen = await world.admin.send('POST', `docs/${id}/update`, change);
  const again = await world.admin.send('POST', `docs/${id}/read_again`, {});
  const read = await settled(id);

  expect([chosen.body.obj.status, again.status]).toEqual(['invalid', 200]);
  expect(read).toMatchObject({
    ...{ status: 'invalid', survey_type_id: survey.obj._id, survey_hash: survey.obj.version_hash },
    errors: { 'saved_values.certified': 'Required' },
  });
});

it('is typed by hand where the account has nothing that reads', async () => {
  await world.engine.platform.accounts.subscribe(world.admin.companyId, { modules: BASE_SUBSCRIPTIONS });
  const id = await upload(pdfFile([[50, 700, 'Electricity bill']]), 'by-hand.pdf');
  const refused = await world.admin.send('POST', `docs/${id}/read_again`, {});

  expect((await docOf(id)).status).toBe('capture');
  expect(refused.body.err).toBe('Please contact customer services to enable AI identification and extraction');
});
