import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { type AskedWorld, askedWorld, currentPolicy } from '../../../../test/worlds/asked-world';
import { demandBook, type Row } from '../../../../test/worlds/demand-book';

let place: AskedWorld;
beforeAll(async () => {
  place = await askedWorld();
}, 60_000);
afterAll(() => place.world.stop());
const { asked, requestFor, submissionsOf, bothSides, submitted, decide, clear } = demandBook(() => place, {
  now: () => Date.now(),
});
afterEach(clear);

const POLICY = currentPolicy();
const ENDS_TOO_EARLY = [{ id: 'expiry_date', reason: 'It ends too early' }];
const giveBack = async (demand: Row, returned: object[]) => {
  const [newest] = await submissionsOf(demand);
  return place.asking.send('POST', `partner_compliance_submissions/${newest?._id}/return_questions`, { returned });
};
const correct = async (demand: Row, values: Readonly<Record<string, unknown>>, person = place.asked) => {
  const request = await requestFor(demand);
  return person.send('POST', `partner_compliance_requests/${request?._id}/correct`, { values });
};

it('opens again only the fields that came back, and submits the rest as it was', async () => {
  const demand = await asked();
  await submitted(POLICY);
  const unknown = await giveBack(demand, [{ id: 'nothing', reason: 'No' }]);
  expect([unknown.status, unknown.body.errors]).toEqual([400, { 'returned.0.id': 'This field does not exist' }]);
  expect((await giveBack(demand, ENDS_TOO_EARLY)).body.obj).toMatchObject({ status: 'rejected' });
  const returned = await bothSides(demand);
  expect(returned.checks[0]).toMatchObject({ status: 'rejected', returned: ENDS_TOO_EARLY, prep_data: POLICY });
  expect(returned.demand).toMatchObject({ for_review: false, non_compliant_reason: 'rejected' });

  const end = POLICY.expiry_date + 86_400_000;
  const locked = await correct(demand, { expiry_date: end, start_date: 0 });
  expect([locked.status, locked.body.errors]).toEqual([400, { 'values.start_date': DEMAND_TEXTS.lockedField }]);
  const wrong = await correct(demand, { expiry_date: 'soon' });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['values.expiry_date']]);
  expect((await correct(demand, { expiry_date: end })).status).toBe(200);

  const { submissions, checks } = await bothSides(demand);
  expect(submissions.map(({ status }) => status)).toEqual(['for_review', 'rejected']);
  expect(submissions[0]).toMatchObject({ prep_data: { ...POLICY, expiry_date: end }, to: end, manual: true });
  expect(submissions[1]).toMatchObject({ prep_data: POLICY });
  expect(checks.map(({ status }) => status)).toEqual(['for_review', 'rejected']);
  expect((await correct(demand, { expiry_date: end })).body.err).toBe(DEMAND_TEXTS.nothingReturned);
  await decide(submissions[0], 'accept');
  expect((await bothSides(demand)).demand).toMatchObject({ compliant: true, renewal_date: end });
});

it('keeps the correction of the first round through a second one', async () => {
  const demand = await asked();
  await submitted(POLICY);
  await giveBack(demand, ENDS_TOO_EARLY);
  const end = POLICY.expiry_date + 86_400_000;
  await correct(demand, { expiry_date: end });
  await giveBack(demand, [{ id: 'public_liability', reason: 'Is it covered?' }]);
  await correct(demand, { public_liability: 'no' });
  const [newest] = await submissionsOf(demand);
  expect(newest).toMatchObject({ prep_data: { ...POLICY, expiry_date: end, public_liability: 'no' } });
});

it('corrects nothing that was rejected whole, is not shared any more, or is of others', async () => {
  const demand = await asked();
  const share = await submitted(POLICY);
  const [first] = await submissionsOf(demand);
  await decide(first, 'reject', { reason: 'Another policy' });
  expect((await correct(demand, {})).body.err).toBe(DEMAND_TEXTS.nothingReturned);
  expect((await correct(demand, {}, place.asking)).status).toBe(404);

  await place.asked.send('POST', `doc_shares/${share}/recall`, {});
  await submitted(POLICY);
  await giveBack(demand, ENDS_TOO_EARLY);
  const newest = (await bothSides(demand)).checks[0];
  await place.asked.send('POST', `doc_shares/${newest?.['doc_share_id']}/recall`, {});
  expect((await correct(demand, { expiry_date: POLICY.expiry_date })).body.err).toBe(DEMAND_TEXTS.nothingReturned);
});
