import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { utcDay } from '@lichen/contracts/formats/days';
import { isAllowed, ROLES, type Role } from '@lichen/contracts/portal/roles';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { io, type Socket } from 'socket.io-client';
import { createRecord } from '../create-record';
import { heardLog } from '../heard-log';
import { importSteps } from '../worlds/import-world';
import { LOCATION, makeWorld, type Person, type World } from '../world';
import { callCells, cellsOf, setRoles } from './matrix';

/** Roles that need personal data of the staff. */
const KEEPERS: readonly Role[] = ['admin', 'edit_staff'];

/** Values of every personal field, as nothing else in the product is. */
const SECRETS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  profiles: {
    ...{ address: '7 Larkspur Row', birth_month: 4, birth_year: 1931, gender: 'female', salary: 48_123.41 },
    employment_status: 'full_time',
  },
  employment_records: { salary: 45_909.37, hourly_pay: 2341.73 },
  accidents: { profile_id: '', notes: 'Larkspur sprain' },
  absence_activitys: { type: 'parental' },
};
/** Texts in which those values would be read. Months, genders and kinds are common words, looked for by their field. */
const TEXTS = ['Larkspur', ':1931', '48123.', '45909.37', '2341.73'];

let world: World;
let reader: Person;
let socket: Socket;
let log: readonly string[];
const pushed: string[] = [];
const ids: Record<string, string> = {};
let place: string;
let chart: string;
const { uploaded } = importSteps(() => world);

const made = async (entity: string, draft: object) => {
  const { _id } = await createRecord(world.admin, entity, draft);
  ids[entity] ??= _id;
  return _id as string;
};

beforeAll(async () => {
  world = await makeWorld({ environment: { LICHEN_LOG_LEVEL: 'debug' }, modules: SUBSCRIPTIONS });
  log = heardLog(world);
  reader = await world.someone(['user']);
  const headers = { cookie: reader.cookie, origin: world.url };
  socket = io(world.url, { path: '/socket', transports: ['websocket'], reconnection: false, extraHeaders: headers });
  await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
  socket.onAny((...told) => void pushed.push(JSON.stringify(told)));

  place = await made('locations', LOCATION);
  const name = { first_name: 'Adalind', last_name: 'Quimby', location_id: place };
  const profile_id = await made('profiles', { ...name, ...SECRETS['profiles'] });
  await made('employment_records', {
    ...{ profile_id, location_id: place, start_date: utcDay(2024, 1, 1), ...SECRETS['employment_records'] },
  });
  await made('accidents', { date: utcDay(2025, 2, 3), type: 'injury', ...SECRETS['accidents'], profile_id });
  const days = { from: utcDay(2025, 3, 3), to: utcDay(2025, 3, 4), amount: 15, units: 'hrs' };
  const cost = { currency: 'GBP', amount: 77_123.19 };
  await made('absence_activitys', { ...days, cost, profile_id, location_id: place, ...SECRETS['absence_activitys'] });
  chart = await made('chart_config_save', {
    ...{ chartName: 'By person', chartType: 'bar_chart', show: 'cost', report_by: 'profiles', pinned: true },
    ...{ excludeLabel: false, filters: { start_date: utcDay(2025, 1, 1), end_date: utcDay(2025, 12, 31) } },
  });
}, 120_000);
afterAll(async () => {
  socket.disconnect();
  await world.stop();
});

const fieldsOf = ({ fields, derived }: Entity) => Object.entries({ ...fields, ...derived } as Record<string, Field>);
const isOfStaff = (entity: Entity) =>
  entity.name === 'profiles' ||
  fieldsOf(entity).some(([, field]) => field.kind === 'ref' && field.entity === 'profiles');
const entities = () => [...world.engine.registry.entities.values()].map(({ entity }) => entity);
const staffEntities = () =>
  entities().filter((entity) => isOfStaff(entity) && fieldsOf(entity).some(([, { confidential }]) => confidential));

/** Records that only the keepers may read at all. */
const HIDDEN = ['employment_records', 'accidents', 'absence_activitys'];

/** Every object within a value. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const each of Object.values(value)) yield* objectsIn(each);
}

/** Returns what an answer tells of the person that is none of the reader's business. */
function leaks(path: string, status: number, body: unknown): string[] {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  const guarded = Object.keys(SECRETS['profiles'] ?? {});
  const ofPerson = [...objectsIn(body)].filter(({ _id }) => _id === ids['profiles']);
  return [
    ...TEXTS.filter((secret) => text.includes(secret)),
    ...ofPerson.flatMap((object) => guarded.filter((name) => object[name] !== undefined)),
    ...HIDDEN.filter((name) => (path.includes(ids[name] ?? '-') ? status < 400 : text.includes(ids[name] ?? '-'))),
  ];
}

/** Every way to read: lists, records, questions, calls that write nothing, and refusals of writes. */
async function waysOut(): Promise<{ method: string; path: string; body?: unknown }[]> {
  const ways: { method: string; path: string; body?: unknown }[] = [];
  for (const entity of entities()) {
    const cells = await cellsOf(world, entity, ids[entity.name]);
    ways.push(...cells.filter(({ method }) => method === 'GET'));
    if (entity.filters['search']) ways.push({ method: 'GET', path: `${entity.name}?search=Quimby&limit=500` });
  }
  const reading = new Set(
    [...world.engine.registry.calls.values()].flat().flatMap(({ call }) => (call.writes ? [] : [call.name])),
  );
  ways.push(...callCells(world).filter(({ name }) => reading.has(name)));
  const person = ids['profiles'];
  const asked = [
    ...['', `&profiles=${person}`, '&field_filter=Quimby', '&field_filter=profile:Quimby'].flatMap((more) => [
      `activities?locations=${place}${more}`,
      `activities?profiles=${person}${more}`,
    ]),
    ...[`employment_records?profile_id=${person}`, `accidents?profile_id=${person}`, 'accidents?year=2025'],
    ...[`absence_activitys?profile_id=${person}`, `absence_activitys?location_id=${place}`],
    ...[`personal_data?profile_id=${person}`, `staff_facts?profile_id=${person}&year=2025`, 'audit_log?limit=500'],
    ...[`audit_log?record_id=${ids['accidents']}`, `location_dependencies?location_id=${place}`, '/api/portal'],
    ...['imports?limit=500', 'import_rows?limit=500', 'jobs'],
  ];
  ways.push(...asked.map((path) => ({ method: 'GET', path })));
  for (const name of ['profiles', ...HIDDEN]) {
    const path = `${name}/${ids[name]}`;
    ways.push({ method: 'PATCH', path, body: { nothing: 1 } }, { method: 'PATCH', path, body: { version: 0 } });
  }
  return [...ways, { method: 'POST', path: 'chart_data', body: { id: chart } }];
}

it('has a value for every personal field of the staff', () => {
  const found = staffEntities().flatMap((entity) =>
    fieldsOf(entity).flatMap(([name, { confidential }]) => (confidential ? [`${entity.name}.${name}`] : [])),
  );
  const valued = Object.entries(SECRETS).flatMap(([entity, fields]) =>
    Object.keys(fields).map((name) => `${entity}.${name}`),
  );
  expect(found.sort()).toEqual(valued.sort());
});

it('tells nobody of them by any way out but those who keep the records of the staff', async () => {
  const ways = await waysOut();
  const wrong: string[] = [];
  let seen = 0;
  for (const role of ROLES) {
    await setRoles(world, reader, role === 'user' ? ['user'] : ['user', role]);
    for (const { method, path, body } of ways) {
      const answer = await reader.send(method, path, body);
      const found = leaks(path, answer.status, answer.body);
      if (isAllowed(KEEPERS, [role])) seen += found.length;
      else wrong.push(...found.map((what) => `${role}, ${method} ${path}: ${what}`));
    }
  }
  await setRoles(world, reader, ['user']);

  expect(wrong).toEqual([]);
  // The keepers do read them: a walk that finds nothing at all has lost its way.
  expect(seen).toBeGreaterThan(50);
  expect(ways.length).toBeGreaterThan(150);
}, 300_000);

it('shows absences of single people in no pinned chart of others', async () => {
  const bars = async () => {
    const { status, body } = await reader.send('POST', 'chart_data', { id: chart });
    return [status, JSON.stringify(body).includes('77123.19')];
  };
  expect(await bars()).toEqual([200, false]);
  await setRoles(world, reader, ['user', 'edit_staff']);
  expect(await bars()).toEqual([200, true]);
  await setRoles(world, reader, ['user']);
});

it.each(['csv', 'xlsx'] as const)(
  'writes none of them to a list as %s, not for administrators either',
  async (format) => {
    const { body } = await world.admin.send('POST', 'activity_extract', {
      ...{ format, filters: { activity: 'absence_activitys' } },
    });
    expect(body.obj).toMatchObject({ state: 'done', total: 1 });
    const address = `${world.url}/api/data/activity_extract/${body.obj._id}?f=1`;
    const bytes = Buffer.from(await (await fetch(address, { headers: { cookie: world.admin.cookie } })).arrayBuffer());
    const { columns } = await uploaded(world.admin, bytes, 'absence_activitys');
    const headers = columns?.map(({ header }) => header) ?? [];
    expect(headers).toEqual(expect.arrayContaining(['Staff member', 'From', 'Amount']));
    expect(headers).not.toContain('Type of absence');
    const samples = JSON.stringify(columns);
    expect([samples.includes('Quimby'), samples.includes('Parental leave')]).toEqual([true, false]);
  },
);

it('keeps them out of the audit log, from what is pushed and from the log of the process', async () => {
  const file = 'First name,Last name,Location,Salary,Address\nTheda,Marl,Works,48123.77,3 Larkspur Row\n';
  await uploaded(world.admin, file, 'profiles');
  await world.admin.send('PATCH', `profiles/${ids['profiles']}`, { address: '8 Larkspur Row', salary: 48_123.5 });
  await world.admin.send('PATCH', `accidents/${ids['accidents']}`, { notes: 'Larkspur cut' });
  await world.admin.send('PATCH', `absence_activitys/${ids['absence_activitys']}`, { type: 'other' });
  const told = JSON.stringify((await world.admin.send('GET', 'audit_log?limit=500')).body.list);
  for (const secret of [...TEXTS, '"parental"'])
    for (const [where, text] of [
      ['audit', told],
      ['push', pushed.join()],
      ['log', log.join()],
    ] as const)
      expect([where, secret, text.includes(secret)]).toEqual([where, secret, false]);
  for (const text of ['Larkspur', '48123.'])
    expect([text, (await world.admin.send('GET', `audit_log?text=${text}`)).body.total]).toEqual([text, 0]);
  expect(pushed.length).toBeGreaterThan(0);
  expect(log.length).toBeGreaterThan(0);
});
