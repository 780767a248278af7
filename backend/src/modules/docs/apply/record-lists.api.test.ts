import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { utcDay } from '@lichen/contracts/formats/days';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { ruleErrors } from '../review/form-values';

let world: World;
let location_id: string;

beforeAll(async () => {
  world = await makeWorld();
  location_id = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

async function listOf(type: string, prep_data: Record<string, unknown>) {
  const { body } = await world.admin.send('POST', 'docs', { name: type, doc_ids: [type] });
  const updated = await world.admin.send('POST', `docs/${body.obj._id}/update`, { prep_data });
  if (updated.status !== 200) throw new Error(JSON.stringify(updated.body));
  return updated.body.obj;
}

const act = (id: string, action: string) => world.admin.send('POST', `docs/${id}/${action}`, {});
const listed = async (entity: string) => (await world.admin.send('GET', `${entity}?limit=200`)).body.list;

const VAN = { type: 'average_van', fuel_type: 'diesel', fuel_units: 'L' };

it.each([
  ['vehicle_list', 'vehicle_list', ['name', 'location_id', 'type', 'fuel_type', 'fuel_units']],
  ['location_list', 'location_list', ['name', 'address_line1', 'town_or_city', 'post_code', 'country']],
  ['partner_load', 'partners', ['company_name', 'contact_first_name']],
])('a row of %s needs what is required of it, and nothing else', (id, list, names) => {
  const type = docTypeOf(id);
  if (!type) throw new Error(`There is no ${id}`);
  const expected = Object.fromEntries(names.map((name) => [`${list}.0.${name}`, 'Required']));

  expect(ruleErrors(type, { [list]: [{}] }, utcDay(2026, 11, 25))).toEqual(expected);
});

it('says of a partner’s contact what no address of an e-mail is', async () => {
  const row = { company_name: 'Malt Ltd', contact_first_name: 'Ann', contact_email: 'ann' };
  const { status, errors } = await listOf('partner_load', { partners: [row] });

  expect(status).toBe('invalid');
  expect(errors).toEqual({ 'partners.0.contact_email': 'A valid email address is required' });
});

it('makes a partner with its contact of each row that is switched on, or nothing at all', async () => {
  const rows = [
    { company_name: 'Malt Ltd', account_ref: 'M1', contact_first_name: 'Ann', contact_email: 'ann@malt.example' },
    { company_name: 'Hops Ltd', contact_first_name: 'Ben', apply: false },
  ];
  const { _id } = await listOf('partner_load', { partners: rows });
  const preview = await world.admin.send('POST', 'preview_doc', { id: _id });
  const applied = await act(_id, 'apply');
  const [partner, ...others] = await listed('partners');
  const again = await listOf('partner_load', { partners: [{ ...rows[1], apply: true }, { ...rows[0] }] });
  const refused = await act(again._id, 'apply');

  expect(preview.body.obj.records.map((one: { entity: string }) => one.entity)).toEqual([
    'partners',
    'partner_contacts',
  ]);
  expect(applied.body.obj.status).toBe('applied');
  expect([partner.name, partner.customer_ref, others]).toEqual(['Malt Ltd', 'M1', []]);
  expect(await listed('partner_contacts')).toMatchObject([{ partner_id: partner._id, first_name: 'Ann' }]);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.errors)).toEqual(['partners.1.company_name']);
  expect(await listed('partners')).toHaveLength(1);

  expect((await act(_id, 'unapply')).body.obj.applied_types).toBeNull();
  expect([await listed('partners'), await listed('partner_contacts')]).toEqual([[], []]);
});

it('says of a vehicle which fuel its type does not take', async () => {
  const { _id } = await listOf('vehicle_list', {
    vehicle_list: [{ ...VAN, name: 'A', location_id, fuel_type: 'kerosene' }],
  });
  const refused = await act(_id, 'apply');

  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.errors)).toEqual(['vehicle_list.0.fuel_type']);
});

it('does not take a vehicle back that others use, because their records would go with it', async () => {
  const { _id } = await listOf('vehicle_list', { vehicle_list: [{ ...VAN, name: 'Lorry 7', location_id }] });
  await act(_id, 'apply');
  const vehicle = (await listed('vehicles')).find(({ name }: { name: string }) => name === 'Lorry 7');
  const refuel = {
    vehicle_id: vehicle._id,
    date: utcDay(2025, 10, 4),
    fuel_type: 'diesel',
    quantity: 40,
    fuel_units: 'L',
  };
  const { body } = await world.admin.send('POST', 'vehicle_activitys', refuel);
  const refused = await act(_id, 'unapply');

  expect(refused).toMatchObject({
    status: 422,
    body: { err: 'Records made from this document are used by other records now. Delete those first.' },
  });
  expect((await world.admin.send('GET', `vehicles/${vehicle._id}`)).status).toBe(200);
  expect((await world.admin.send('DELETE', `vehicle_activitys/${body.obj._id}`)).status).toBe(200);
  expect((await act(_id, 'unapply')).body.obj.applied_types).toBeNull();
  expect((await world.admin.send('GET', `vehicles/${vehicle._id}`)).status).toBe(404);
});

it('watches the first of the days on which messages end', async () => {
  const days = [utcDay(2027, 5, 1), utcDay(2027, 2, 1)];
  const { expiry_date } = await listOf('whatsapp', {
    whatsapp: days.map((day) => ({ from: 'Ann', expiry_date: day })),
  });

  expect(expiry_date).toBe(utcDay(2027, 2, 1));
});
