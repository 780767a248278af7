import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
let locationId: string;

beforeAll(async () => {
  world = await makeWorld();
  locationId = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
});
afterAll(() => world.stop());

const BILL = {
  supplier_name: 'Northern Power',
  period_start: utcDay(2026, 10, 1),
  period_end: utcDay(2026, 10, 31),
  electricity_used: 1000,
  renewable_used: 25,
  renewable_units: 'percent',
  invoice_number: 'NP-20418',
  cost: { currency: 'GBP', amount: 214.4 },
};

async function billOf(values: Record<string, unknown> = {}, doc_ids = ['electricity']) {
  const { body } = await world.admin.send('POST', 'docs', { name: 'Bill', doc_ids });
  const prep_data = { ...BILL, location_id: locationId, ...values };
  const updated = await world.admin.send('POST', `docs/${body.obj._id}/update`, { prep_data });
  if (updated.status !== 200) throw new Error(JSON.stringify(updated.body));
  return updated.body.obj;
}

const act = (id: string, action: string, body = {}) => world.admin.send('POST', `docs/${id}/${action}`, body);
const evidenceOf = async (query: string) =>
  (await world.admin.send('GET', `doc_evidence?limit=500&${query}`)).body.list;
const activities = async () => (await world.admin.send('GET', 'electricity_activitys?limit=200')).body.list;

it('makes the activity of a bill with its emissions, and the way back to the document', async () => {
  const { _id, status } = await billOf();
  const preview = await world.admin.send('POST', 'preview_doc', { id: _id });
  const before = (await activities()).length;
  const applied = await act(_id, 'apply');
  const [activity, ...others] = (await activities()).filter((each: { doc_id: string }) => each.doc_id === _id);
  const evidence = await evidenceOf(`record_id=${activity._id}`);

  expect(status).toBe('validated');
  expect(preview.body.obj).toMatchObject({ errors: {}, records: [{ entity: 'electricity_activitys', problem: null }] });
  expect(Number(preview.body.obj.records[0].co2_kg)).toBeGreaterThan(130);
  expect(before).toBe(0);
  expect(applied.body.obj).toMatchObject({ status: 'applied', queue: 'applied', applied_types: ['electricity'] });
  expect(others).toEqual([]);
  expect(activity).toMatchObject({ amount: 1000, units: 'kWh', renewable_amount: 250, invoice_ref: 'NP-20418' });
  expect(activity.emission_calc.CO2).toBe(Number(preview.body.obj.records[0].co2_kg));
  expect(evidence).toContainEqual(
    expect.objectContaining({ doc_id: _id, field: 'electricity_used', record_field: 'amount', value_as_applied: 1000 }),
  );
});

it('names in its preview the places of which a name alone is known, so that somebody can be asked', async () => {
  const { send } = world.admin;
  const person = { first_name: 'Ada', last_name: 'Byron', location_id: locationId };
  const profile_id = (await send('POST', 'profiles', person)).body.obj._id;
  const journey = {
    ...{ trip_type: 'business_travel', profile_id, location_id: locationId, journey_date: utcDay(2025, 10, 3) },
    ...{ start_location: { name: 'Gardermoen huts' }, end_location: { name: 'Leeds', country: 'GB' } },
    ...{ transport_method: 'train', distance: 40, units: 'km' },
  };
  const id = (await send('POST', 'docs', { name: 'Trips', doc_ids: ['business_travel'] })).body.obj._id;
  expect((await send('POST', `docs/${id}/update`, { prep_data: { records: [journey] } })).status).toBe(200);

  const { obj } = (await send('POST', 'preview_doc', { id })).body;
  expect(obj.records).toMatchObject([{ entity: 'business_travel', places_alone: ['Gardermoen huts'] }]);
});

it('takes back exactly what it made, and keeps the way to the page', async () => {
  const own = await world.admin.send('POST', 'electricity_activitys', {
    ...{ location_id: locationId, from: utcDay(2026, 9, 1), to: utcDay(2026, 9, 30) },
    ...{ amount: 7, units: 'kWh', renewable_amount: 0 },
  });
  const { _id } = await billOf();
  await act(_id, 'apply');
  const changed = await world.admin.send('POST', `docs/${_id}/update`, { prep_data: { electricity_used: 5 } });
  const removed = await world.admin.send('DELETE', `docs/${_id}`);
  const unapplied = await act(_id, 'unapply');
  const again = await act(_id, 'unapply');

  expect([changed.status, changed.body.err]).toEqual([422, 'Unapply this document first.']);
  expect(removed.status).toBe(422);
  expect(unapplied.body.obj).toMatchObject({ status: 'validated', queue: 'to_review', applied_types: null });
  expect(again.body.err).toBe('This document is not applied.');
  expect((await activities()).some((each: { doc_id: string }) => each.doc_id === _id)).toBe(false);
  expect((await world.admin.send('GET', `activities/${own.body.obj._id}`)).status).toBe(200);
  const evidence = await evidenceOf(`doc_id=${_id}`);
  expect(evidence.length).toBeGreaterThan(5);
  expect(evidence.every(({ closed_on }: { closed_on: number | null }) => closed_on !== null)).toBe(true);
  expect((await act(_id, 'apply')).body.obj.status).toBe('applied');
});

it('says under the fields of the document what its area refuses, and writes nothing', async () => {
  const { _id } = await billOf({ period_end: null, electricity_used: null });
  const refused = await act(_id, 'apply');

  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { period_end: 'Required', electricity_used: 'Required' } },
  });
  expect(await evidenceOf(`doc_id=${_id}`)).toEqual([]);
});

it('applies the types that are right, and the others later', async () => {
  const { _id } = await billOf({}, ['electricity', 'iso_14001']);
  const part = await act(_id, 'apply');
  const certificate = { company_name: 'First company', standard: 'ISO 14001:2015', certificate_number: 'X1' };
  const days = { issue_date: utcDay(2025, 1, 1), expiry_date: utcDay(2028, 1, 1) };
  const update = (prep_data: object) => world.admin.send('POST', `docs/${_id}/update`, { prep_data });
  const refused = await update({ electricity_used: 3 });
  const entered = await update({ ...certificate, ...days });
  const whole = await act(_id, 'apply');

  expect(part.body.obj).toMatchObject({ status: 'part_applied', applied_types: ['electricity'] });
  expect([refused.status, entered.status]).toEqual([422, 200]);
  expect(whole.body.obj).toMatchObject({ status: 'applied', applied_types: ['electricity', 'iso_14001'] });
  expect(whole.body.obj.expiry_date).toBe(utcDay(2028, 1, 1));
  expect((await activities()).filter((each: { doc_id: string }) => each.doc_id === _id)).toHaveLength(1);
});

it('tells of a bill that was entered by hand, and of its own invoice number', async () => {
  const own = { location_id: locationId, from: utcDay(2024, 3, 1), to: utcDay(2024, 3, 31), amount: 7, units: 'kWh' };
  const entered = { ...own, renewable_amount: 0, invoice_ref: 'NP-7' };
  const { body } = await world.admin.send('POST', 'electricity_activitys', entered);
  const days = { period_start: utcDay(2024, 3, 15), period_end: utcDay(2024, 4, 14) };
  const beside = await billOf({ ...days, invoice_number: 'NP-8' });
  const again = await billOf({ ...days, invoice_number: 'NP-7' });
  const next = { period_start: utcDay(2024, 4, 1), period_end: utcDay(2024, 4, 30) };
  const later = await billOf({ ...next, invoice_number: 'NP-9' });
  const applied = await act(later._id, 'apply');

  const other = { entity: 'electricity_activitys', id: body.obj._id, name: 'NP-7' };
  expect(beside.warnings).toEqual([
    { message: 'Another record of this location has some of the same days.', ...other },
  ]);
  expect(again.warnings).toEqual([{ message: 'Another record has the same invoice number.', ...other }]);
  expect([later.warnings, applied.body.obj.warnings]).toEqual([null, null]);
});

it('adds the supplier of a document as a partner, and links it', async () => {
  const { _id } = await billOf({ supplier_name: 'Southern Power' });
  const { body } = await act(_id, 'create_partner');
  const partner = await world.admin.send('GET', `partners/${body.obj.partner_id}`);

  expect(body.obj.prep_data.partner_id).toBe(body.obj.partner_id);
  expect(partner.body.obj.name).toBe('Southern Power');
});

it('keeps a document whose data entry is ignored as it is', async () => {
  const { _id } = await billOf();
  const ignored = await act(_id, 'toggle_ignore_entry');
  const refused = await act(_id, 'apply');

  expect(ignored.body.obj).toMatchObject({ ignore_entry: true, queue: 'refused' });
  expect(refused.status).toBe(422);
});

it('is not there for another company', async () => {
  const { _id } = await billOf();
  await act(_id, 'apply');
  const [{ _id: evidence }] = await evidenceOf(`doc_id=${_id}`);

  expect((await world.stranger.send('POST', `docs/${_id}/unapply`, {})).status).toBe(404);
  expect((await world.stranger.send('GET', `doc_evidence/${evidence}`)).status).toBe(404);
  expect((await world.stranger.send('POST', 'preview_doc', { id: _id })).status).toBe(404);
});
