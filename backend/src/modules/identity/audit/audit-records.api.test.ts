import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { utcDay } from '@lichen/contracts/formats/days';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import type { AuditedRecord } from '@lichen/contracts/identity/audit/audit-records.call';
import { createRecord } from '../../../../test/create-record';
import { hasDraft, recordOf } from '../../../../test/examples';
import { LOCATION, type Person, type World, makeWorld } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS });
}, 60_000);
afterAll(() => world.stop());

const named = async (person: Person, records: readonly { entity: string; id: string }[]): Promise<AuditedRecord[]> => {
  const { status, body } = await person.send('POST', 'audit_records', { records });
  expect(status).toBe(200);
  return body.list;
};

it('names records of every kind that can be made, and none of another company', async () => {
  const records: { entity: string; id: string }[] = [];
  for (const { entity } of world.engine.registry.entities.values())
    if (entity.kind === 'record' && hasDraft(entity.name))
      records.push({ entity: entity.name, id: (await recordOf(world, entity.name)) ?? '' });
  expect(records.length).toBeGreaterThan(30);

  const found = await named(world.admin, records.slice(0, 100));
  const of = (entity: string) => found.find((record) => record.entity === entity);
  expect(of('locations')).toMatchObject({ name: expect.stringMatching(/^Works/) });
  expect(of('electricity_activitys')).toMatchObject({ name: null, from: expect.any(Number), to: expect.any(Number) });
  const activities = found.filter(({ entity }) => entity in ACTIVITY_TYPES);
  expect(activities.length).toBeGreaterThan(20);
  expect(activities.filter(({ name, from }) => name === null && from === null)).toEqual([]);
  expect(of('profiles')?.name).toMatch(/^\S+ \S+/);
  expect(await named(world.stranger, records.slice(0, 100))).toEqual([]);
}, 120_000);

it('is for administrators, and bounded', async () => {
  const user = await world.someone(['user']);
  expect((await user.send('POST', 'audit_records', { records: [] })).status).toBe(403);
  const records = Array.from({ length: 401 }, (_, at) => ({ entity: 'locations', id: `l${at}` }));
  expect((await world.admin.send('POST', 'audit_records', { records })).status).toBe(400);
  expect(await named(world.admin, [{ entity: 'constructor', id: 'x' }])).toEqual([]);
});

describe('a deleted record', () => {
  const made = async (entity: string, draft: object) => String((await createRecord(world.admin, entity, draft))._id);
  const deleted = async (entity: string, id: string) => {
    expect((await world.admin.send('DELETE', `${entity}/${id}`)).status).toBe(200);
    return named(world.admin, [{ entity, id }]);
  };

  it('has the name that it had at its deletion, and none in the audit of another company', async () => {
    const id = await made('locations', { ...LOCATION, name: 'Spinning mill' });
    await world.admin.send('PATCH', `locations/${id}`, { name: 'Weaving mill' });

    expect(await deleted('locations', id)).toEqual([
      { entity: 'locations', id, name: 'Weaving mill', from: null, to: null },
    ]);
    expect(await named(world.stranger, [{ entity: 'locations', id }])).toEqual([]);
    expect(await named(world.admin, [{ entity: 'tags', id }])).toEqual([]);
  });

  it('that has no name has its period', async () => {
    const period = { from: utcDay(2025, 1, 1), to: utcDay(2025, 1, 31) };
    const location_id = await made('locations', { ...LOCATION, name: 'Dye works' });
    const id = await made('electricity_activitys', {
      ...{ location_id, ...period, amount: 10, units: 'kWh', renewable_amount: 0 },
    });

    expect(await deleted('electricity_activitys', id)).toEqual([
      { entity: 'electricity_activitys', id, name: null, ...period },
    ]);
  });

  it('has no name that was erased from the log', async () => {
    const location_id = await made('locations', { ...LOCATION, name: 'Bleachery' });
    const id = await made('profiles', { first_name: 'Adalind', last_name: 'Quimby', email: null, location_id });
    expect((await world.admin.send('POST', `profiles/${id}/erase_personal_data`, {})).status).toBe(200);

    expect(JSON.stringify(await deleted('profiles', id))).not.toMatch(/Adalind|Quimby/);
  });
});
