import { type AskedWorld, askedWorld } from '../../../../test/worlds/asked-world';
import { demandBook } from '../../../../test/worlds/demand-book';
import { systemClock as clock } from '../../../platform/clock';

/** Two writers meet in some rounds only. */
const ROUNDS = 10;

let place: AskedWorld;

beforeAll(async () => {
  place = await askedWorld();
}, 60_000);
afterAll(() => place.world.stop());

const { asked, submissionsOf, decide, bothSides, submitted, clear } = demandBook(() => place, clock);

afterEach(clear);

const reject = (one: Parameters<typeof decide>[0]) => decide(one, 'reject', { reason: 'The sum is too low' });

it('says what came of two submissions that are rejected at once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const demand = await asked();
    await submitted();
    await submitted();
    const both = await submissionsOf(demand);
    // Every other time both were accepted before.
    if (round % 2 === 1) for (const one of both) await decide(one, 'accept');

    const answers = await Promise.all(both.map(reject));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await bothSides(demand);
    expect(after.demand).toMatchObject({ compliant: false, for_review: false, non_compliant_reason: 'rejected' });
    expect(after.request).toMatchObject({ inforce: false, for_review: false, non_compliant_reason: 'rejected' });
    expect(after.checks.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await clear();
  }
}, 120_000);

it('says what came of a rejection and a recall at once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const demand = await asked();
    await submitted();
    const share = await submitted();
    const [, first] = await submissionsOf(demand);

    const answers = await Promise.all([reject(first), place.asked.send('POST', `doc_shares/${share}/recall`, {})]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await bothSides(demand);
    expect(after.demand).toMatchObject({ for_review: false, submitted: false, non_compliant_reason: 'rejected' });
    expect(after.request).toMatchObject({ for_review: false, submitted: false, non_compliant_reason: 'rejected' });
    expect(after.checks.map(({ status }) => status)).toEqual(['recalled', 'rejected']);
    await clear();
  }
}, 120_000);
