import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { DAY } from '@lichen/contracts/formats/days';
import { Problem, refused } from '@lichen/contracts/api/problems';
import { newId, systemClock } from '../clock';
import { openPlace, somewhere, until } from '../jobs/testing/work-place';
import { LEASE_MS } from '../purge/lease';
import { tableOf } from '../store/table';
import { companyDayJob } from './company-day.job';
import { dayRows } from './day-rows';
import { startDaily } from './start-daily';
import { marksWork, type MarksSettings, PARTS, plainBatches } from './testing/marks-work';

jest.setTimeout(120_000);

const where = somewhere();
const START = Math.floor(Date.now() / DAY) * DAY;
/** The clock of these processes stands at ten in the morning, so that no day ends during the test. */
const shift = START + 10 * 3_600_000 - Date.now();
type Place = Awaited<ReturnType<typeof openPlace>>;
let first: Place;
let others: Place[] = [];
let offset = 0;
let count = 0;
/** The name of this test's work; work of other tests is not counted. */
let name: string;
let companies: string[];
const clock = { now: () => Date.now() + shift + offset, random: systemClock.random };

beforeAll(async () => {
  first = await openPlace(where, undefined, clock);
});
afterAll(async () => {
  await first.close();
  where.remove();
});
beforeEach(async () => {
  offset = 0;
  count += 1;
  name = `test.${count}-${newId(systemClock).slice(0, 8)}`;
  companies = await addCompanies(4);
});
afterEach(async () => {
  await Promise.all(others.map((place) => place.close()));
  others = [];
  await first.database.transaction((tx) =>
    tableOf('accounts', ['company_id'], first.database.dialect).remove(tx, { company_id: { in: companies } }),
  );
});

const account = {
  version: 1,
  emission_units: 't',
  name: 'Standard',
  type: 'company',
  modules: '[]',
  task_config: '{}',
};
const numbers = { max_users: 1, num_users: 1, max_stories: 0, story_count: 0, fee: 0, corporate: 0 };
const switches = { send_vehicle_reminders: 0, staff_level_absence_tracking: 0 };
const stamps = { created_on: 0, created_by: 'test', updated_on: 0 };

async function addCompanies(many: number): Promise<string[]> {
  const ids = Array.from({ length: many }, () => newId(systemClock)).sort();
  const rows = ids.map((id) => ({ company_id: id, id, ...account, ...numbers, ...switches, ...stamps }));
  const table = tableOf('accounts', Object.keys(rows[0] ?? {}), first.database.dialect);
  await first.database.transaction((tx) => table.insert(tx, rows));
  return ids;
}

/** Starts a process that requests and does the work; all processes share the database of the test. */
async function open(settings: Omit<MarksSettings, 'name'> = {}) {
  const place = await openPlace(where, first.database, clock);
  others.push(place);
  const daily = marksWork(place.database, { ...settings, name });
  await place.jobs.start([companyDayJob({ ...place, write: plainBatches }, daily)]);
  return startDaily({ ...place, daily: [daily], configuration: { LICHEN_WORKERS: false } });
}

const marksOf = async (companyId: string): Promise<string[]> => {
  const marks = tableOf('test_marks', ['company_id', 'id', 'text'], first.database.dialect);
  const rows = await marks.find(first.database, { where: { company_id: companyId } });
  const numbersOf = (text: string) => text.split(' ').slice(1).map(Number);
  return rows
    .map(({ text }) => String(text))
    .filter((text) => text.startsWith(`${name} `))
    .sort((one, other) => {
      const [, day = 0, at = 0] = numbersOf(one);
      const [, otherDay = 0, otherAt = 0] = numbersOf(other);
      return day - otherDay || at - otherAt;
    });
};
const dayOf = (companyId: string) => dayRows(first).find(name, companyId);
const done = (companyId: string, day: number) => until(async () => (await dayOf(companyId))?.doneDay === day, 60_000);
/** A job is marked as ended after the commit of its day; one that is asked before that gets another row. */
const jobsEnded = () =>
  until(async () => {
    const open = "SELECT COUNT(*) AS open FROM jobs WHERE kind = ? AND state IN ('waiting', 'running')";
    const [found] = await first.database.all(open, [`daily.${name}`]);
    return Number(found?.['open']) === 0;
  }, 60_000);
const allDone = async (day: number) => {
  await Promise.all(companies.map((companyId) => done(companyId, day)));
  await jobsEnded();
};
/** The marks of one whole day, without repetition. */
const wholeDay = (since: number, day: number, parts = PARTS) =>
  Array.from({ length: parts }, (_, at) => [name, since, day, at].join(' '));
const today = () => Math.floor(clock.now() / DAY) * DAY;

it('asks every company once a day, however many processes ask', async () => {
  const processes = [await open(), await open(), await open()];
  await Promise.all([...processes, ...processes].map(({ askNow }) => askNow()));
  await allDone(today());
  for (const { askNow } of processes) expect(await askNow()).toEqual({});

  for (const companyId of companies) expect(await marksOf(companyId)).toEqual(wholeDay(START - DAY, START));
  const jobsOf = () => first.database.all('SELECT id FROM jobs WHERE kind = ? ORDER BY id', [`daily.${name}`]);
  const jobs = await jobsOf();
  offset += DAY;
  await processes[0]?.askNow();
  await allDone(START + DAY);
  for (const companyId of companies)
    expect(await marksOf(companyId)).toEqual([...wholeDay(START - DAY, START), ...wholeDay(START, START + DAY)]);
  // The job of a company is the same row every day.
  expect(await jobsOf()).toEqual(jobs);
});

it('does the days of a standstill together, and a company that is new from the day before', async () => {
  const { askNow } = await open();
  await askNow();
  await allDone(START);
  offset += 5 * DAY;
  const [fresh = ''] = await addCompanies(1);
  companies.push(fresh);
  await askNow();
  await allDone(START + 5 * DAY);

  for (const companyId of companies.slice(0, 4))
    expect(await marksOf(companyId)).toEqual([...wholeDay(START - DAY, START), ...wholeDay(START, START + 5 * DAY)]);
  expect(await marksOf(fresh)).toEqual(wholeDay(START + 4 * DAY, START + 5 * DAY));
});

it('goes on the next day where a day failed, then does that day, and repeats nothing', async () => {
  let isBroken = true;
  const [broken = ''] = companies;
  const before: MarksSettings['before'] = ({ companyId, position }) => {
    if (isBroken && companyId === broken && position === '3') throw refused('the site of this company is closed');
  };
  const { askNow } = await open({ before });
  await askNow();
  await until(async () => (await dayOf(broken))?.state === 'failed');
  await Promise.all(companies.slice(1).map((companyId) => done(companyId, START)));
  await jobsEnded();
  expect(await marksOf(broken)).toEqual(wholeDay(START - DAY, START).slice(0, 3));

  isBroken = false;
  offset += DAY;
  expect((await askNow())[name]).toMatchObject({ open: 1 });
  await done(broken, START);
  offset += 11 * 60_000;
  await askNow();
  await allDone(START + DAY);
  expect(await marksOf(broken)).toEqual([...wholeDay(START - DAY, START), ...wholeDay(START, START + DAY)]);
});

it('waits for a limit, and loses nothing by it', async () => {
  let isFull = true;
  const { askNow } = await open({
    before: ({ position }) => {
      if (isFull && position === '2') throw new Problem('tooMany', 'full', undefined, 3600);
    },
  });
  await askNow();
  const parts = async () => (await Promise.all(companies.map(marksOf))).map(({ length }) => length);
  await until(async () => (await parts()).every((length) => length === 2));
  isFull = false;
  offset += 3600_000;
  await allDone(START);

  for (const companyId of companies) expect(await marksOf(companyId)).toEqual(wholeDay(START - DAY, START));
});

it('lets small companies end before two large ones', async () => {
  const large = companies.slice(0, 2);
  const partsOf = (companyId: string) => (large.includes(companyId) ? 90 : 2);
  const { askNow } = await open({ partsOf, pauseMs: 1 });
  await askNow();
  await Promise.all(companies.slice(2).map((companyId) => done(companyId, START)));
  const left = await Promise.all(large.map(marksOf));

  expect(left.every(({ length }) => length < 90)).toBe(true);
  await allDone(START);
  for (const companyId of large) expect(await marksOf(companyId)).toEqual(wholeDay(START - DAY, START, 90));
});

it('does each part once while processes are killed in the middle', async () => {
  const marked = async () => (await Promise.all(companies.map(marksOf))).flat().length;
  let kills = 0;
  for (; (await marked()) < companies.length * PARTS - 4; kills += 1) {
    const child = await startProcess();
    const before = await marked();
    await until(async () => (await marked()) > before, 30_000);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    // The killed process still holds the lease until it expires.
    await endLease();
  }
  expect(kills).toBeGreaterThan(2);
  const { askNow } = await open();
  await endLease();
  await askNow();
  await allDone(START);

  for (const companyId of companies) expect(await marksOf(companyId)).toEqual(wholeDay(START - DAY, START));
});

const endLease = () =>
  first.database.transaction((tx) =>
    tableOf('sweeps', ['name', 'until'], first.database.dialect).update(
      tx,
      { name: `daily ${name}`, until: { atMost: clock.now() + LEASE_MS } },
      { until: 0 },
    ),
  );

async function startProcess(): Promise<ChildProcess> {
  const script = join(__dirname, 'testing/daily-process.ts');
  const child = spawn(
    process.execPath,
    ['-r', join(__dirname, '../bounded/register-typescript.cjs'), script, JSON.stringify({ ...where, name, shift })],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return child;
}
