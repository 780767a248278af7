import { CONNECTION_TEXTS } from '@lichen/contracts/compliance/connection-texts';
import { DAY, dayAt } from '@lichen/contracts/formats/days';
import {
  type AskedWorld,
  askedWorld,
  currentPolicy,
  policy,
  proofOf,
  shareOf,
} from '../../../../test/worlds/asked-world';
import { BETWEEN_INVITATIONS, connectAgain } from '../../../../test/worlds/connect-again';
import { demandBook, list, one, type Row, until } from '../../../../test/worlds/demand-book';
import { type Person, SETUP } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';

let place: AskedWorld;
let offset = 0;
const clock = { now: () => Date.now() + offset, random: systemClock.random };
beforeAll(async () => {
  place = await askedWorld({ clock });
}, 60_000);
afterAll(() => place.world.stop());

const { asked, bothSides, requestFor, submissionsOf, now, decide, submitted, clear } = demandBook(() => place, clock);

afterEach(clear);

const partnerState = async () => (await one(place.asking, `partners/${place.joined.theirs}`))['invite_status'];

async function againWith(person: Person): Promise<void> {
  offset += BETWEEN_INVITATIONS;
  await connectAgain(place, person);
}

it('leaves both their history when they part, asks nothing new, and goes on when they connect', async () => {
  const demand = await asked();
  const end = dayAt(clock.now()) + 200 * DAY;
  await submitted(policy(dayAt(clock.now()) - 30 * DAY, end));
  await decide((await submissionsOf(demand))[0], 'accept');
  await submitted();
  expect((await place.asked.send('DELETE', `partners/${place.joined.ours}`)).status).toBe(200);
  await until(async () => (await partnerState()) !== 'connected');

  const after = await now(demand);
  expect(after).toMatchObject({ compliant: false, non_compliant_reason: 'not_connected', for_review: false });
  const [recalled, accepted] = await submissionsOf(demand);
  // Nothing of what was never decided is left to read, and of what was decided the file is gone.
  const gone = { prep_data: null, shared_doc: null, score: null, message: null };
  expect(recalled).toMatchObject({ status: 'recalled', ...gone, to: expect.any(Number) });
  expect(accepted).toMatchObject({ status: 'accepted', prep_data: expect.anything(), shared_doc: null });
  expect(await list(place.asked, 'partner_compliance_requests?filter=all')).toEqual([]);

  await againWith(place.asked);
  expect(await now(demand)).toMatchObject({ compliant: true, renewal_date: end });
  expect(await requestFor(demand)).toMatchObject({ asked: true, inforce: true });
}, 30_000);

it.each(['asking', 'asked'] as const)(
  'ends a connection by the hand of the company that is %s, and keeps both records',
  async (who) => {
    const demand = await asked();
    const ours = async () => (await list(place.asked, 'partners?search=First'))[0] as Row;
    const [end] = await list(place.asked, 'partners?connected=true');
    const share = await shareOf(
      place.asked,
      await proofOf(place.world, place.asked, currentPolicy(clock.now())),
      end?._id ?? '',
    );
    await decide((await submissionsOf(demand))[0], 'accept');
    const record = who === 'asking' ? place.joined.theirs : (await ours())._id;
    const act = () => place[who].send('POST', `partners/${record}/disconnect`, {});

    const ended = await act();

    expect([ended.status, ended.body.obj.invite_status]).toEqual([200, 'none']);
    expect([await partnerState(), (await ours())['invite_status']]).toEqual(['none', 'none']);
    const after = await bothSides(demand);
    expect(after.demand).toMatchObject({ compliant: false, non_compliant_reason: 'not_connected' });
    // The asked company keeps the accepted submission, and nothing new is exchanged.
    expect([after.request, after.checks]).toMatchObject([
      { asked: false },
      [{ status: 'accepted', doc_share_id: share }],
    ]);
    const again = await act();
    expect([again.status, again.body.err]).toEqual([422, CONNECTION_TEXTS.notConnected]);

    await againWith(place.asked);
    expect((await bothSides(demand)).request).toMatchObject({ _id: after.request?._id, asked: true, inforce: true });
  },
  30_000,
);

/** A document of the asked company that the other has accepted. */
async function accepted(demand: Row): Promise<string> {
  const [partner] = await list(place.asked, 'partners?connected=true');
  const doc = await proofOf(place.world, place.asked, currentPolicy(clock.now()));
  await shareOf(place.asked, doc, partner?._id ?? '');
  await decide((await submissionsOf(demand))[0], 'accept');
  expect(await now(demand)).toMatchObject({ compliant: true });
  return doc;
}

async function expectRecalled(demand: Row): Promise<void> {
  const { demand: after, request, submissions, checks } = await bothSides(demand);
  expect(after).toMatchObject({ compliant: false, non_compliant_reason: 'recalled' });
  expect(request).toMatchObject({ asked: true, inforce: false, non_compliant_reason: 'recalled' });
  expect([submissions[0], checks[0]]).toMatchObject([{ status: 'recalled', prep_data: null }, { status: 'recalled' }]);
}

it('recalls, once they connect again, what was deleted while they were apart', async () => {
  const demand = await asked();
  const doc = await accepted(demand);
  await place.asking.send('POST', `partners/${place.joined.theirs}/disconnect`, {});
  expect((await place.asked.send('DELETE', `docs/${doc}`)).status).toBe(200);
  const apart = await bothSides(demand);
  expect([apart.submissions[0]?.['status'], apart.checks[0]?.['status']]).toEqual(['accepted', 'recalled']);

  await againWith(place.asked);

  await expectRecalled(demand);
}, 30_000);

it('begins anew where another company stands for the partner', async () => {
  const demand = await asked();
  const [partner] = await list(place.asked, 'partners?connected=true');
  await shareOf(place.asked, await proofOf(place.world, place.asked, currentPolicy(clock.now())), partner?._id ?? '');
  await decide((await submissionsOf(demand))[0], 'accept');
  await place.asked.send('DELETE', `partners/${partner?._id}`);
  await until(async () => (await partnerState()) !== 'connected');
  const third = await place.world.register('third@third.example');
  await third.send('POST', 'setup', { ...SETUP, company_name: 'Third company' });

  await againWith(third);

  expect(await now(demand)).toMatchObject({ status: 'sent', compliant: false, non_compliant_reason: 'recalled' });
  const requests = await list(third, 'partner_compliance_requests?filter=all');
  expect(requests).toEqual([expect.objectContaining({ demand_id: demand._id, inforce: false })]);
}, 30_000);

it('asks nothing of a company that has deleted its partner, before the connection has ended', async () => {
  const { database } = place.world.engine.platform;
  // As it is between the removal and the job that ends the connection.
  await database.run('DELETE FROM partners WHERE company_id <> ?', [place.asking.companyId]);

  const demand = await asked();

  expect(demand).toMatchObject({ status: 'sent' });
  const asks = 'SELECT id FROM partner_compliance_requests WHERE demand_id = ?';
  expect(await database.all(asks, [demand._id])).toEqual([]);
});
