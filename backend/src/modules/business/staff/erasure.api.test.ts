import { utcDay } from '@lichen/contracts/formats/days';
import { createRecord } from '../../../../test/create-record';
import { importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, makeWorld, type World } from '../../../../test/world';
import { until } from '../../../platform/jobs/testing/work-place';

let world: World;
let location_id: string;
const { checked, decided } = importSteps(() => world);

beforeAll(async () => {
  world = await makeWorld({ environment: { DEV_TOOLS: '1' } });
  location_id = (await createRecord(world.admin, 'locations', { ...LOCATION, name: 'Works' }))._id;
}, 60_000);
afterAll(() => world.stop());

const WILMOT = {
  ...{ first_name: 'Wilmot', last_name: 'Härkett', address: '9 Foxglove Bank', birth_month: 7, birth_year: 1958 },
  ...{ gender: 'male', salary: 61_377.25, role: 'Farrier' },
};
/** Texts by which the person could be known again, in lower case, as they stand in rows and in JSON. */
const TEXTS = [
  ...['wilmot', 'härkett', 'harkett', 'foxglove', 'farrier', 'lumbago', 'bruised shin'],
  ...['61377.25', '6137725', '72118.5', '7211850'],
];

/**
 * Every table of the database with what the columns of its rows hold. Left out is who acted: the address of the author of
 * a log entry is evidence and stays.
 */
async function everyRow(): Promise<Map<string, string>> {
  const { database } = world.engine.platform;
  const names =
    database.dialect === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()';
  const found = new Map<string, string>();
  for (const { name } of await database.all(names))
    found.set(
      String(name),
      JSON.stringify((await database.all(`SELECT * FROM \`${name}\``)).map(({ user, ...row }) => row)).toLowerCase(),
    );
  return found;
}

/** Where texts stand: table and text, and with `around` also what stands beside. */
const standing = async (texts: readonly string[], around = 0): Promise<string[]> =>
  [...(await everyRow())].flatMap(([table, rows]) =>
    texts.flatMap((text) => {
      const at = rows.indexOf(text);
      return at < 0 ? [] : [`${table}: ${rows.slice(Math.max(0, at - around), at + text.length)}`];
    }),
  );

/** Creates a record as the page does: with a key under which the answer is kept. */
async function once(path: string, draft: object) {
  const { status, body } = await world.admin.send('POST', path, draft, { 'idempotency-key': `once-${path}` });
  if (!body.ok) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body.obj;
}

const accidentOf = (profile_id: string) => ({
  ...{ date: utcDay(2025, 2, 3), type: 'injury', profile_id, notes: 'Bruised shin of Wilmot' },
});

/** A person with everything that the product can hold of one, who has logged in and has been stopped since. */
async function everythingOf(email: string): Promise<string> {
  const { admin } = world;
  const id = (await once('profiles', { ...WILMOT, email, location_id }))._id as string;
  const made = (path: string, draft: object) => createRecord(admin, path, draft);
  await made('employment_records', {
    ...{ profile_id: id, location_id, start_date: utcDay(2024, 1, 1), role: 'Farrier', salary: 72_118.5 },
  });
  const former = await made('employment_records', {
    ...{ profile_id: id, location_id, start_date: utcDay(2020, 1, 1), end_date: utcDay(2020, 12, 31), role: 'Farrier' },
  });
  await admin.send('DELETE', `employment_records/${former._id}`);
  await once('accidents', accidentOf(id));
  const days = { start_date: utcDay(2025, 3, 3), end_date: utcDay(2025, 3, 3) };
  await made('trainings', { name: 'Ladders', ...days, profile_ids: [id] });
  const away = { from: utcDay(2025, 4, 7), to: utcDay(2025, 4, 8), amount: 15, units: 'hrs', type: 'illness' };
  await once('absence_activitys', { ...away, profile_id: id, location_id, description: 'Lumbago' });
  const other = { from: utcDay(2025, 4, 14), to: utcDay(2025, 4, 14), amount: 4, units: 'hrs', profile_id: id };
  const gone = await made('absence_activitys', { ...other, location_id, description: 'Lumbago again' });
  await admin.send('DELETE', `absence_activitys/${gone._id}`);
  const ends = { start_location: { name: 'Leith', country: 'GB' }, end_location: { name: 'Skipton', country: 'GB' } };
  const way = {
    ...ends,
    journey_date: utcDay(2025, 1, 6),
    transport_method: 'national_rail',
    distance: 40,
    units: 'km',
  };
  await once('commute', { ...way, profile_id: id, location_id });
  await admin.send('PATCH', `profiles/${id}`, { salary: 72_118.5, transport_method: 'national_rail' });
  return id;
}

/** Lists that somebody has imported: of the staff, and, never run, of absences that name them. */
async function importedLists(email: string): Promise<void> {
  const { admin } = world;
  const staff = `First name,Last name,E-mail,Location,Address\nWilmot,Härkett,${email},Works,9 Foxglove Bank\nThea,Marl,,Works,\n`;
  await decided(admin, (await checked(admin, staff, 'profiles'))._id, 'run', 'done');
  const absences = `Staff member,From,To,Amount,Units,Description\nWilmot Härkett,2025-05-05,2025-05-05,7,hrs,\nWilmit Härket,2025-05-06,2025-05-06,7,hrs,\nThea Marl,2025-05-05,2025-05-05,7,hrs,Kept\n`;
  await checked(admin, absences, 'absence_activitys');
}

const verdict = async () => (await world.admin.send('POST', 'dev', { _action: 'verify_audit' })).body.obj.message;
const log = async () => (await world.admin.send('GET', 'audit_log?limit=500')).body.list as { seal: number | null }[];
const sealed = () => until(async () => (await log()).every(({ seal }) => seal !== null));

it('leaves no text of an erased person in any column of any table, every figure, and a log that verifies', async () => {
  const person = await world.someone(['user']);
  const id = await everythingOf(person.email);
  await importedLists(person.email);
  await sealed();
  const figures = async () => (await world.admin.send('GET', `activities?profiles=${id}`)).body.list;
  const before = await figures();
  const texts = [...TEXTS, person.email];
  const known = await standing(texts);
  // What is looked for does stand there before: in rows, in the log, in imports and in answers kept for repetitions.
  const places = ['profiles: foxglove', 'import_rows: härkett', 'imports: wilmot', 'idempotency_keys: lumbago'];
  expect(known).toEqual(
    expect.arrayContaining([...places, 'removed_records: lumbago', 'audit_log: farrier', `users: ${person.email}`]),
  );

  expect((await world.admin.send('POST', `profiles/${id}/stop_access`, {})).status).toBe(200);
  const erased = await world.admin.send('POST', `profiles/${id}/erase_personal_data`, {});
  expect([erased.status, erased.body.err]).toEqual([200, undefined]);

  expect(await standing(texts, 300)).toEqual([]);
  const after = await figures();
  const ofFigures = ({ _id, from, to, emission_calc }: Record<string, unknown>) => ({ _id, from, to, emission_calc });
  expect(after.map(ofFigures)).toEqual(before.map(ofFigures));
  expect(after).toHaveLength(2);
  const [absence] = after.filter(
    ({ activity_type }: { activity_type: string }) => activity_type === 'absence_activitys',
  );
  expect((await world.admin.send('GET', `absence_activitys/${absence._id}`)).body.obj).toMatchObject({ amount: 15 });
  await sealed();
  expect(await verdict()).toContain('unbroken');
  // Rows of others stay as they were imported.
  const [rows] = [...(await everyRow())].filter(([table]) => table === 'import_rows').map(([, text]) => text);
  expect([rows?.includes('marl'), rows?.includes('kept')]).toEqual([true, true]);
  // A repeated call writes nothing again, and its answer is of nobody.
  expect(Object.keys(await once('accidents', accidentOf(id)))).toEqual(['_id', 'version']);
  expect((await world.admin.send('GET', 'accidents')).body.total).toBe(1);
}, 180_000);
