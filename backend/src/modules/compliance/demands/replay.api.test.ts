import type { Frequency } from '@lichen/contracts/compliance/demands/demand-words';
import { DAY, dayAt } from '@lichen/contracts/formats/days';
import { type AskedWorld, askedWorld, policy, proofOf, shareOf } from '../../../../test/worlds/asked-world';
import { BETWEEN_INVITATIONS, connectAgain } from '../../../../test/worlds/connect-again';
import { sender } from '../../../../test/sender';
import { PASSWORD, type Person } from '../../../../test/world';
import { demandBook, demandsPath, list, one, type Row, until } from '../../../../test/worlds/demand-book';
import { systemClock } from '../../../platform/clock';
import { startDaily } from '../../../platform/daily/start-daily';
import { demandState, type StatedSubmission } from '../engine/demand-state';
import { demandDays } from './demand-days.job';

/** More of them say more: `REPLAY_WALKS=40 npx jest …`. */
const WALKS = Number(process.env['REPLAY_WALKS'] ?? 3);
const STEPS = 14;

let place: AskedWorld;
let offset = 0;
const clock = { now: () => Date.now() + offset, random: systemClock.random };
const book = demandBook(() => place, clock);

beforeAll(async () => {
  place = await askedWorld({ clock });
}, 60_000);
afterAll(() => place.world.stop());

/** A submission in a replay: what happened to it, without any result that the portal derived from that. */
interface Told extends StatedSubmission {
  readonly share: string;
}

interface Story {
  readonly config: string;
  readonly random: () => number;
  readonly said: string[];
  told: Told[];
  frequency: Frequency;
}

const randomFrom = (seed: number) => {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 0) / 2 ** 32;
  };
};

const today = () => dayAt(clock.now());
const pickOf = <T>(some: readonly T[], random: () => number): T | undefined => some[Math.floor(random() * some.length)];
const stateOf = ({ told, frequency }: Story, isConnected = true) =>
  demandState({ status: 'sent', overridden: false, isConnected, frequency }, told, today());

/** Ends that have passed: a replay sees them before whatever happens next. */
function note(story: Story): void {
  const { ended } = stateOf(story);
  story.told = story.told.map((each, at) => (ended.includes(at) ? { ...each, status: 'expired' } : each));
}

function change(story: Story, of: (each: Told) => boolean, status: Told['status']): void {
  story.told = story.told.map((each) => (of(each) ? { ...each, status } : each));
}

const configs = 'partner_compliance_config';

async function work({ config }: Story, action: string): Promise<void> {
  const { status, body } = await place.asking.send('POST', `${configs}/${config}/${action}`, {});
  if (status !== 200) throw new Error(`${action}: ${JSON.stringify(body)}`);
  await until(async () => (await one(place.asking, `${configs}/${config}`))['working'] === false);
}

const demandOf = async ({ config }: Story): Promise<Row> => {
  const [found] = await list(place.asking, `${demandsPath}?config_id=${config}`);
  if (!found) throw new Error('Nothing is asked');
  return found;
};
/** The share is known to the company that gave it; the moment of what it led to is the same on both sides. */
async function submissionOf(story: Story, share: string): Promise<Row | undefined> {
  const { checks, submissions } = await book.bothSides(await demandOf(story));
  const check = checks.find(({ doc_share_id }) => doc_share_id === share);
  return submissions.find(({ created_on }) => created_on === check?.['created_on']);
}

async function submit(story: Story): Promise<void> {
  const from = today() - Math.floor(story.random() * 40) * DAY;
  const to = today() + Math.floor(story.random() * 60) * DAY;
  const [ours] = await list(place.asked, 'partners?connected=true');
  const share = await shareOf(place.asked, await proofOf(place.world, place.asked, policy(from, to)), ours?._id ?? '');
  story.told.push({ share, status: 'for_review', isValid: true, received: today(), from, to });
}

async function decide(story: Story, how: 'accept' | 'reject'): Promise<void> {
  const open = how === 'accept' ? ['for_review'] : ['for_review', 'accepted'];
  const chosen = pickOf(
    story.told.filter(({ status }) => open.includes(status)),
    story.random,
  );
  if (!chosen) return;
  const { status } = await book.decide(
    await submissionOf(story, chosen.share),
    how,
    how === 'reject' ? { reason: 'no' } : {},
  );
  expect(status).toBe(200);
  change(story, ({ share }) => share === chosen.share, how === 'accept' ? 'accepted' : 'rejected');
}

async function recall(story: Story): Promise<void> {
  const chosen = pickOf(
    story.told.filter(({ status }) => status !== 'recalled'),
    story.random,
  );
  if (!chosen) return;
  const { status } = await place.asked.send('POST', `doc_shares/${chosen.share}/recall`, {});
  // A file that went with the connection is no longer shared.
  if (status === 200) change(story, ({ share }) => share === chosen.share, 'recalled');
}

async function partAndMeet(story: Story): Promise<void> {
  const [ours] = await list(place.asked, 'partners?connected=true');
  // Either side ends it.
  const isAsked = story.random() < 0.5;
  const by = isAsked ? place.asked : place.asking;
  const { status: ended } = await by.send(
    'POST',
    `partners/${isAsked ? ours?._id : place.joined.theirs}/disconnect`,
    {},
  );
  expect(ended).toBe(200);
  change(story, ({ status }) => status === 'for_review', 'recalled');
  offset += BETWEEN_INVITATIONS;
  await connectAgain(place, place.asked);
}

async function pass(story: Story): Promise<void> {
  offset += Math.floor(story.random() * 25) * DAY;
  // A visit on the days between makes no difference.
  if (story.random() < 0.5) await runDay();
  offset += Math.floor(story.random() * 25) * DAY;
  await runDay();
}

async function runDay(): Promise<void> {
  const { platform } = place.world.engine;
  const daily = startDaily({ ...platform, daily: [demandDays(platform)], configuration: { LICHEN_WORKERS: false } });
  await daily.askNow();
  const open = 'SELECT day FROM daily_work WHERE name = ? AND company_id = ? AND done_day < ?';
  const of = ['compliance.demand-days', place.asking.companyId, today()];
  await until(async () => (await platform.database.all(open, of)).length === 0);
  await daily.stop();
  place = { ...place, asking: await again(place.asking), asked: await again(place.asked) };
}

/** Somebody who has logged in on that day. */
async function again(person: Person): Promise<Person> {
  const answer = await place.world.nobody('POST', '/api/auth/login', { email: person.email, password: PASSWORD });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { ...person, cookie, send: sender(place.world.url, cookie) };
}

/** Deactivated and brought back, with something in between. */
async function returned(story: Story): Promise<void> {
  await work(story, 'deactivate_doc_config');
  const frequency = pickOf(['on_expiry', 'every_month', 'every_year', 'once'] as const, story.random) ?? 'once';
  const changed = await place.asking.send('PATCH', `${configs}/${story.config}`, { frequency });
  expect(changed.status).toBe(200);
  if (story.random() < 0.4) await recall(story);
  await work(story, 'bring_back');
  story.frequency = frequency;
}

const EVENTS: Readonly<Record<string, (story: Story) => Promise<void>>> = {
  ...{ submit, accept: (story) => decide(story, 'accept'), reject: (story) => decide(story, 'reject') },
  ...{ again: submit, yes: (story) => decide(story, 'accept'), recall, partAndMeet, pass, later: pass, returned },
};

const RESULTS = ['inforce', 'compliant', 'submitted', 'for_review', 'for_renewal', 'renewal_date'] as const;

/** Both companies have stored what a replay of the story says. */
async function expectTold(story: Story): Promise<void> {
  note(story);
  const state = stateOf(story);
  const expected = Object.fromEntries([...RESULTS, 'non_compliant_reason' as const].map((name) => [name, state[name]]));
  const { demand, request, submissions, checks } = await book.bothSides(await demandOf(story));
  const at = { story: story.said.join(' ') };
  const shown = (row: Row | undefined, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, row?.[name]]));
  expect({ ...at, ...shown(demand, Object.keys(expected)) }).toEqual({ ...at, ...expected });
  const mirrored = Object.keys(expected).filter((name) => name !== 'compliant');
  expect({ ...at, ...shown(request, mirrored) }).toEqual({ ...at, ...shown(demand, mirrored) });
  const statuses = story.told.map(({ status }) => status).sort();
  expect({ ...at, of: submissions.map(({ status }) => status).sort() }).toEqual({ ...at, of: statuses });
  expect({ ...at, of: checks.map(({ status }) => status).sort() }).toEqual({ ...at, of: statuses });
}

it.each(Array.from({ length: WALKS }, (_, at) => at + 1))(
  'stores on both sides what a replay of everything that happened says (%i)',
  async (seed) => {
    const random = randomFrom(seed);
    const draft = { name: `Walk ${seed}`, demand_type_id: 'insurance', frequency: 'on_expiry' };
    const config = (await place.asking.send('POST', configs, draft)).body.obj._id as string;
    const story: Story = { config, random, said: [], told: [], frequency: 'on_expiry' };
    await work(story, 'activate_doc_config');
    for (let step = 0; step < STEPS; step += 1) {
      const name = pickOf(Object.keys(EVENTS), random) ?? 'submit';
      story.said.push(name);
      note(story);
      await EVENTS[name]?.(story);
      await expectTold(story);
    }
    await work(story, 'deactivate_doc_config');
  },
  240_000,
);
