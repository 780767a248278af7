import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
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

it('makes one decision of two on one submission, and says the same one to both companies', async () => {
  const second = { returned: [{ id: 'public_liability', reason: 'Is it covered?' }] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const demand = await asked();
    await submitted();
    const [only] = await submissionsOf(demand);
    const path = `partner_compliance_submissions/${only?._id}`;
    const answers = await Promise.all([
      round % 2 === 0 ? decide(only, 'accept') : reject(only),
      place.asking.send('POST', `${path}/return_questions`, second),
    ]);

    const after = await bothSides(demand);
    const [submission, check] = [after.submissions[0], after.checks[0]];
    const said = ['status', 'reason', 'returned'] as const;
    expect(said.map((name) => check?.[name])).toEqual(said.map((name) => submission?.[name]));
    const [first, returned] = answers.map(({ status, body }) => (status === 200 ? 'done' : body.err));
    // Something accepted may still be returned; whatever was rejected first stands.
    if (returned === 'done') {
      expect(submission).toMatchObject({ status: 'rejected', ...second });
      expect([round % 2 === 0 ? 'done' : undefined, DEMAND_TEXTS.rejectedAlready]).toContain(first);
    } else {
      expect([first, returned]).toEqual(['done', DEMAND_TEXTS.rejectedAlready]);
      expect(submission).toMatchObject({ status: 'rejected', reason: 'The sum is too low', returned: null });
    }
    await clear();
  }
}, 120_000);
