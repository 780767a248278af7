import { DEMAND_TEXTS, REMINDER_REST_MS } from '@lichen/contracts/compliance/demands/demand-texts';
import { type AskedWorld, askedWorld, currentPolicy, proofOf, shareOf } from '../../../../test/worlds/asked-world';
import { demandBook, demandsPath, list } from '../../../../test/worlds/demand-book';
import { PASSWORD, type Person } from '../../../../test/world';
import { sender } from '../../../../test/sender';
import { systemClock } from '../../../platform/clock';

let place: AskedWorld;
let offset = 0;
const clock = { now: () => Date.now() + offset, random: systemClock.random };

let reader: Person;

beforeAll(async () => {
  place = await askedWorld({ clock });
  reader = await place.world.someone(['user', 'share_docs']);
}, 60_000);
afterAll(() => place.world.stop());

const { asked, requestFor, submissionsOf, now, decide, bothSides, submitted, clear } = demandBook(() => place, clock);

afterEach(clear);

it('asks, is answered, is rejected with a reason, is answered again and is accepted, on both sides', async () => {
  const demand = await asked();
  expect(demand).toMatchObject({
    ...{ status: 'sent', mandatory: true, partner_level: true, frequency: 'on_expiry', requires_review: true },
    ...{ compliant: false, non_compliant_reason: 'not_submitted', partner: { name: 'Second' } },
  });
  const request = await requestFor(demand);
  expect(request).toMatchObject({
    ...{ asked: true, inforce: false, demand_type_id: 'insurance', partner: { name: 'First company' } },
  });

  await submitted();
  const first = await bothSides(demand);
  expect(first.demand).toMatchObject({ for_review: true, submitted: true, non_compliant_reason: 'waiting_review' });
  expect(first.request).toMatchObject({ submitted: true, inforce: false });
  expect(first.submissions).toHaveLength(1);
  expect(first.submissions[0]).toMatchObject({ status: 'for_review', has_file: true, is_valid: true, manual: true });
  expect(first.checks[0]).toMatchObject({ status: 'for_review', doc_name: 'policy.pdf' });

  const rejected = await decide(first.submissions[0], 'reject', { reason: ' The sum is too low ' });
  expect(rejected.body.obj).toMatchObject({ status: 'rejected', reason: 'The sum is too low' });
  const second = await bothSides(demand);
  expect(second.demand).toMatchObject({ for_review: false, non_compliant_reason: 'rejected' });
  expect(second.checks[0]).toMatchObject({ status: 'rejected', reason: 'The sum is too low' });

  await submitted();
  const [newest] = await submissionsOf(demand);
  expect((await decide(newest, 'accept')).body.obj).toMatchObject({ status: 'accepted' });
  const last = await bothSides(demand);
  const end = currentPolicy(clock.now()).expiry_date;
  expect(last.demand).toMatchObject({ compliant: true, non_compliant_reason: null, renewal_date: end });
  expect(last.demand).toMatchObject({ submission_count: 2, for_renewal: false });
  expect(last.request).toMatchObject({ inforce: true, renewal_date: end });
  expect(last.checks.map(({ status }) => status)).toEqual(['accepted', 'rejected']);
  const told = JSON.stringify([last.request, last.checks]);
  for (const secret of [place.asking.userId, place.asking.email, place.asking.companyId])
    expect(told).not.toContain(secret);
  expect(JSON.stringify(last.submissions)).not.toContain(place.asked.userId);
});

it('asks for a reason, and lets nobody decide twice or decide what is recalled', async () => {
  const demand = await asked();
  const share = await submitted();
  const [first] = await submissionsOf(demand);
  const noReason = await decide(first, 'reject', { reason: ' ' });
  expect([noReason.status, noReason.body.errors]).toEqual([400, { reason: DEMAND_TEXTS.reasonNeeded }]);

  expect((await decide(first, 'accept')).status).toBe(200);
  const twice = await decide(first, 'accept');
  expect([twice.status, twice.body.err]).toEqual([422, DEMAND_TEXTS.acceptedAlready]);
  await place.asked.send('POST', `doc_shares/${share}/recall`, {});
  const late = await decide(first, 'reject', { reason: 'Late' });
  expect([late.status, late.body.err]).toEqual([422, DEMAND_TEXTS.recalledAlready]);
  const { demand: after, request, submissions, checks } = await bothSides(demand);
  expect(after).toMatchObject({ compliant: false, non_compliant_reason: 'recalled' });
  expect(request).toMatchObject({ inforce: false });
  expect([submissions[0]?.['status'], checks[0]?.['status']]).toEqual(['recalled', 'recalled']);
  // Kind, dates and the decision stay.
  expect(submissions[0]).toMatchObject({ prep_data: null, shared_doc: null, to: expect.any(Number) });
});

it('decides once where two decide, and never both where one accepts and the other recalls', async () => {
  const demand = await asked();
  for (let round = 0; round < 6; round += 1) {
    const share = await submitted();
    const [newest] = await submissionsOf(demand);
    const [accepted, other] = await Promise.all([
      decide(newest, 'accept'),
      round % 2 === 0
        ? decide(newest, 'reject', { reason: 'No' })
        : place.asked.send('POST', `doc_shares/${share}/recall`, {}),
    ]);
    const { submissions, checks } = await bothSides(demand);
    expect(checks[0]?.['status']).toBe(submissions[0]?.['status']);
    // A rejection may follow an acceptance, and a recall may follow either: what stands is what came last.
    if (other?.status === 200) expect(['rejected', 'recalled']).toContain(submissions[0]?.['status']);
    else expect([accepted?.status, submissions[0]?.['status']]).toEqual([200, 'accepted']);
    if (submissions[0]?.['status'] === 'accepted') expect(accepted?.status).toBe(200);
  }
}, 60_000);

it('answers every open request of a type with one share, and no other', async () => {
  const [insurance, iso] = [await asked(), await asked({ demand_type_id: 'iso_9001' })];
  await submitted();
  expect(await submissionsOf(insurance)).toHaveLength(1);
  expect(await submissionsOf(iso)).toHaveLength(0);
});

it('counts what is valid at once where no review is asked, and says what is missing', async () => {
  const demand = await asked({ requires_review: false });
  const share = await submitted({ ...currentPolicy(clock.now()), motor_insurance: null });
  const invalid = await bothSides(demand);
  expect(invalid.demand).toMatchObject({ compliant: false, non_compliant_reason: 'invalid', has_errors: true });
  expect(invalid.submissions[0]).toMatchObject({ status: 'submitted', score: { validationErr: ['motor_insurance'] } });
  const [newest] = invalid.submissions;
  expect((await decide(newest, 'accept')).body.err).toBe(DEMAND_TEXTS.noReview);
  await place.asked.send('POST', `doc_shares/${share}/recall`, {});

  await submitted();
  expect(await now(demand)).toMatchObject({ compliant: true, has_errors: false, submitted: true });
});

it('takes a document that was shared before anybody asked for it', async () => {
  const share = await submitted();
  const demand = await asked();
  const request = await requestFor(demand);
  expect(await submissionsOf(demand)).toHaveLength(0);
  const path = `partner_compliance_requests/${request?._id}/submit`;

  expect((await place.asked.send('POST', path, { doc_share_id: share })).status).toBe(200);
  expect(await submissionsOf(demand)).toHaveLength(1);
  const twice = await place.asked.send('POST', path, { doc_share_id: share });
  expect([twice.status, twice.body.err]).toEqual([422, DEMAND_TEXTS.answeredAlready]);
});

it('recalls what was handed in when its document is deleted', async () => {
  const demand = await asked();
  const doc = await proofOf(place.world, place.asked, currentPolicy(clock.now()));
  await shareOf(place.asked, doc, place.joined.ours);
  await decide((await submissionsOf(demand))[0], 'accept');
  expect(await now(demand)).toMatchObject({ compliant: true });

  await place.asked.send('DELETE', `docs/${doc}`);

  const { demand: after, submissions, checks } = await bothSides(demand);
  expect(after).toMatchObject({ compliant: false, non_compliant_reason: 'recalled' });
  expect([submissions[0]?.['status'], checks[0]?.['status'], checks[0]?.['doc']]).toEqual([
    'recalled',
    'recalled',
    null,
  ]);
});

it('is withdrawn with a reason, re-instated with what was handed in, and deleted', async () => {
  const demand = await asked();
  await submitted();
  await decide((await submissionsOf(demand))[0], 'accept');
  const path = `${demandsPath}/${demand._id}`;

  expect((await place.asking.send('POST', `${path}/withdraw`, {})).body.errors).toHaveProperty('reason');
  await place.asking.send('POST', `${path}/withdraw`, { reason: 'Not needed' });
  const withdrawn = await bothSides(demand);
  expect(withdrawn.demand).toMatchObject({
    ...{ status: 'withdrawn', compliant: false, non_compliant_reason: 'withdrawn', withdrawal_reason: 'Not needed' },
    ...{ withdrawn_by_name: expect.stringContaining(' ') },
  });
  expect(withdrawn.request).toMatchObject({ asked: false });
  const open = await list(place.asked, 'partner_compliance_requests?filter=all');
  expect(open.some(({ demand_id }) => demand_id === demand._id)).toBe(false);
  expect((await place.asking.send('POST', `${path}/withdraw`, { reason: 'Again' })).status).toBe(422);

  await place.asking.send('POST', `${path}/reinstate`, {});
  const back = await bothSides(demand);
  expect(back.demand).toMatchObject({ status: 'sent', compliant: true, withdrawn_on: null, withdrawal_reason: null });
  expect(back.request).toMatchObject({ asked: true, inforce: true });

  expect((await place.asking.send('DELETE', path)).status).toBe(200);
  expect(await submissionsOf(demand)).toEqual([]);
  expect(await requestFor(demand)).toMatchObject({ asked: false });
});

it('leaves nothing that waits for a review where the demand is deleted', async () => {
  const demand = await asked();
  await submitted();

  await place.asking.send('DELETE', `${demandsPath}/${demand._id}`);

  const request = await requestFor(demand);
  const checks = await list(place.asked, `partner_compliance_checks?request_id=${request?._id}`);
  expect(request).toMatchObject({ asked: false, submitted: false, for_review: false });
  expect(checks.map(({ status }) => status)).toEqual(['recalled']);
});

it('asks one partner for one thing once, and only for what there is', async () => {
  await asked();
  const { asking, joined } = place;
  const twice = await asking.send('POST', demandsPath, { partner_id: joined.theirs, demand_type_id: 'insurance' });
  expect([twice.status, twice.body.errors]).toEqual([400, { demand_type_id: DEMAND_TEXTS.askedAlready }]);
  const bill = await asking.send('POST', demandsPath, { partner_id: joined.theirs, demand_type_id: 'electricity' });
  expect(bill.status).toBe(400);
  const full = { status: 'new', partner_level: true, mandatory: false, partner_id: joined.theirs };
  expect((await asking.send('POST', demandsPath, { ...full, demand_type_id: 'iso_14001' })).status).toBe(201);
  const sent = await asking.send('POST', demandsPath, { ...full, status: 'sent', demand_type_id: 'iso_27001' });
  expect(sent.status).toBe(400);
});

it('opens to admins and compliance officers, and the asking side to subscribers alone', async () => {
  const demand = await asked();
  expect((await reader.send('GET', demandsPath)).status).toBe(403);
  expect((await reader.send('GET', 'partner_compliance_requests')).status).toBe(403);
  expect((await place.asked.send('GET', demandsPath)).status).toBe(403);
  expect((await place.asked.send('GET', `${demandsPath}/${demand._id}`)).status).toBe(403);
});

it('reminds after a rest, and not while something waits for a review', async () => {
  const demand = await asked();
  const remind = () => place.asking.send('POST', `${demandsPath}/${demand._id}/send_reminder`, {});
  expect((await remind()).body.obj).toMatchObject({ reminder_sent_on: expect.any(Number) });
  expect(await requestFor(demand)).toMatchObject({ reminded_on: expect.any(Number) });
  const soon = await remind();
  expect([soon.status, soon.body.err]).toEqual([422, DEMAND_TEXTS.remindedLately]);
  offset += REMINDER_REST_MS;
  await backAgain();
  expect((await remind()).status).toBe(200);
  await submitted();
  expect((await remind()).body.err).toBe(DEMAND_TEXTS.waitingReview);
});

it('is not sent to who is not connected, and is found in its lists', async () => {
  const { asking } = place;
  const alone = (await asking.send('POST', 'partners', { name: `Alone ${offset}` })).body.obj._id;
  const demand = await asked({ partner_id: alone });
  expect(demand).toMatchObject({ status: 'new', non_compliant_reason: 'not_connected' });
  expect((await asking.send('POST', `${demandsPath}/${demand._id}/send_reminder`, {})).body.err).toBe(
    DEMAND_TEXTS.notSent,
  );
  const optional = await asked({ mandatory: false });
  const found = async (query: string) => (await list(asking, `${demandsPath}?${query}`)).map(({ _id }) => _id);
  expect(await found('filter=non_compliant')).toEqual([demand._id]);
  expect(await found('filter=all')).toEqual([optional._id, demand._id]);
  expect(await found('search=Alone')).toEqual([demand._id]);
  expect((await asking.send('GET', `${demandsPath}?filter=nothing`)).status).toBe(400);
});

/** Logged in again: the session does not last as long as the time that has passed. */
async function backAgain() {
  const { world, asking, asked: other } = place;
  const again = async (person: Person): Promise<Person> => {
    const answer = await world.nobody('POST', '/api/auth/login', { email: person.email, password: PASSWORD });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { ...person, cookie, send: sender(world.url, cookie) };
  };
  place = { ...place, asking: await again(asking), asked: await again(other) };
}
