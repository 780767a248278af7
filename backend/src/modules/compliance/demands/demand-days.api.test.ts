import { DAY, dayAt } from '@lichen/contracts/formats/days';
import { type AskedWorld, askedWorld, policy, proofOf, shareOf } from '../../../../test/worlds/asked-world';
import { sender } from '../../../../test/sender';
import { PASSWORD, type Person } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';
import { startDaily } from '../../../platform/daily/start-daily';
import { until } from '../../../platform/jobs/testing/work-place';
import { demandDays } from './demand-days.job';

let place: AskedWorld;
let offset = 0;
const clock = { now: () => Date.now() + offset, random: systemClock.random };
const END = dayAt(Date.now()) + 100 * DAY;

/** Notices of the asking company about proof of its partners. */
const notices: unknown[] = [];

beforeAll(async () => {
  place = await askedWorld({ clock });
  const { push } = place.world.engine.platform;
  const { toUser } = push;
  push.toUser = (companyId, userId, event, payload) => {
    if (companyId === place.asking.companyId && event === 'notice')
      notices.push((payload as { params: unknown }).params);
    toUser(companyId, userId, event, payload);
  };
  const { world, joined, asking, asked } = place;
  const draft = { partner_id: joined.theirs, demand_type_id: 'insurance' };
  await asking.send('POST', 'partner_compliance_demands', draft);
  await shareOf(asked, await proofOf(world, asked, policy(END - 364 * DAY, END)), joined.ours);
  const [handedIn] = (await asking.send('GET', 'partner_compliance_submissions')).body.list;
  await asking.send('POST', `partner_compliance_submissions/${handedIn._id}/accept`, {});
}, 60_000);
afterAll(() => place.world.stop());

/** The first minutes of the day so many days before the end. */
const before = (days: number) => {
  offset = END - days * DAY + 600_000 - Date.now();
};

const settled = () =>
  until(async () => {
    const { database } = place.world.engine.platform;
    const waiting = "SELECT id FROM jobs WHERE state IN ('waiting', 'running') AND due_on < ?";
    const open = await database.all(waiting, [clock.now() + 60_000]);
    const events = await database.all(
      'SELECT id FROM outbox WHERE relayed_on IS NULL AND failed_on IS NULL LIMIT 1',
      [],
    );
    return open.length + events.length === 0;
  });

/** Runs the daily work of all companies. */
async function day(): Promise<void> {
  const { platform } = place.world.engine;
  const daily = startDaily({ ...platform, daily: [demandDays(platform)], configuration: { LICHEN_WORKERS: false } });
  await daily.askNow();
  await settled();
  await daily.stop();
}

interface Seen {
  to: string;
  subject: string;
  text: string;
}

const subjectsTo = async ({ email }: Person): Promise<string[]> => {
  const { body } = await place.world.nobody('GET', '/operator/inbox');
  const mine = (body.list as Seen[]).filter(({ to, text }) => to === email && /compliance/.test(text));
  return mine.map(({ subject }) => subject).reverse();
};

/** Somebody who has logged in on that day. */
async function again(person: Person): Promise<Person> {
  const answer = await place.world.nobody('POST', '/api/auth/login', { email: person.email, password: PASSWORD });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { ...person, cookie, send: sender(place.world.url, cookie) };
}

const read = async (person: Person, path: string): Promise<Record<string, unknown>> =>
  (await (await again(person)).send('GET', path)).body.list[0];
const demandNow = () => read(place.asking, 'partner_compliance_demands');
const requestNow = () => read(place.asked, 'partner_compliance_requests?filter=all');

it('tells whoever is asked of the request and of the decision, with one link each', async () => {
  await settled();
  expect(await subjectsTo(place.asked)).toEqual([
    'Proof for “First company”: “Insurance”',
    '“First company” has accepted your submission: “Insurance”',
  ]);
});

it('does nothing on a day on which nothing changes', async () => {
  before(32);
  await day();
  expect(await demandNow()).toMatchObject({ compliant: true, for_renewal: false });
  expect(await subjectsTo(place.asking)).toEqual([]);
  notices.length = 0;
});

it('tells both a month before the end, once', async () => {
  before(27);
  await day();
  before(26);
  await day();

  expect(await demandNow()).toMatchObject({ compliant: true, for_renewal: true, renewal_date: END });
  expect(await requestNow()).toMatchObject({ inforce: true, for_renewal: true, renewal_date: END });
  expect((await subjectsTo(place.asked)).slice(2)).toEqual(['Your proof for “First company” runs out: “Insurance”']);
  expect(await subjectsTo(place.asking)).toEqual(['Proof of your partners runs out']);
  expect(notices).toEqual([{ due: '1', ended: '0' }]);
});

it('says the true end after days on which nothing ran, and tells of it once', async () => {
  before(-90);
  await day();
  before(-91);
  await day();

  expect(await demandNow()).toMatchObject({
    ...{ compliant: false, non_compliant_reason: 'expired', renewal_date: END, for_renewal: true },
  });
  expect(await requestNow()).toMatchObject({ inforce: false, renewal_date: END });
  expect(await read(place.asked, 'partner_compliance_checks')).toMatchObject({ status: 'expired' });
  expect(await read(place.asking, 'partner_compliance_submissions')).toMatchObject({ status: 'expired' });
  expect((await subjectsTo(place.asked)).slice(3)).toEqual(['Your proof for “First company” has expired: “Insurance”']);
  expect(await subjectsTo(place.asking)).toEqual([
    'Proof of your partners runs out',
    'Proof of your partners runs out',
  ]);
  expect(notices).toEqual([
    { due: '1', ended: '0' },
    { due: '0', ended: '1' },
  ]);
});

it('writes the day of a company that has had all its mails', async () => {
  const { world, joined } = place;
  const { configuration, database } = world.engine.platform;
  const [asking, asked] = [await again(place.asking), await again(place.asked)];
  const today = dayAt(clock.now());
  await shareOf(asked, await proofOf(world, asked, policy(today, today + 40 * DAY)), joined.ours);
  const [newest] = (await asking.send('GET', 'partner_compliance_submissions')).body.list;
  await asking.send('POST', `partner_compliance_submissions/${newest._id}/accept`, {});
  await settled();
  offset += 15 * DAY;
  Object.assign(configuration, { LICHEN_RATE_LIMIT_SCALE: 1 });
  const mail = 'INSERT INTO sent_mails (company_id, id, user_id, address, sent_on) VALUES (?, ?, ?, ?, ?)';
  for (let sent = 0; sent < 500; sent += 1)
    await database.run(mail, [asking.companyId, `mail-${sent}`, 'system', 'somebody', clock.now()]);

  await day();

  expect(await demandNow()).toMatchObject({ for_renewal: true, renewal_date: today + 40 * DAY });
  expect(notices.at(-1)).toEqual({ due: '1', ended: '0' });
  expect(await subjectsTo(place.asking)).toHaveLength(2);
}, 30_000);
