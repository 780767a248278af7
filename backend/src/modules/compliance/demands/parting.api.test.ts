import { DAY, dayAt } from '@lichen/contracts/formats/days';
import {
  type AskedWorld,
  askedWorld,
  currentPolicy,
  policy,
  proofOf,
  shareOf,
} from '../../../../test/worlds/asked-world';
import { demandBook, list, one, until } from '../../../../test/worlds/demand-book';
import { type Person, SETUP } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';

let place: AskedWorld;
let offset = 0;
const clock = { now: () => Date.now() + offset, random: systemClock.random };
/** After this many milliseconds a partner may be invited once more. */
const BETWEEN_INVITATIONS = 61_000;

beforeAll(async () => {
  place = await askedWorld({ clock });
}, 60_000);
afterAll(() => place.world.stop());

const { asked, requestFor, submissionsOf, now, decide, submitted, clear } = demandBook(() => place, clock);

afterEach(clear);

const partnerState = async () => (await one(place.asking, `partners/${place.joined.theirs}`))['invite_status'];

/** Invites a company to stand for the same partner again. */
async function connectAgain(person: Person): Promise<void> {
  const { world, asking, joined } = place;
  offset += BETWEEN_INVITATIONS;
  const invited = await asking.send('POST', `partners/${joined.theirs}/invite`, { email: person.email });
  expect(invited.status).toBe(200);
  const mailed = async () =>
    ((await world.nobody('GET', '/operator/inbox')).body.list as { to: string; text: string; at: number }[]).find(
      ({ to, text }) => to === person.email && text.includes('invitationCode'),
    )?.text ?? '';
  const accepted = async () => {
    const text = await mailed();
    const invitationCode = text.match(/invitationCode=([\w-]+)/)?.[1];
    const connection_code = text.match(/code: ([A-Z0-9]{6})/)?.[1];
    const { body } = await person.send('POST', 'init_connect', { invitationCode });
    if (!body.obj) return false;
    const path = `connection_invitation/${body.obj._id}/accept_invitation`;
    return (await person.send('POST', path, { connection_code })).status === 200;
  };
  await until(accepted);
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

  await connectAgain(place.asked);
  expect(await now(demand)).toMatchObject({ compliant: true, renewal_date: end });
  expect(await requestFor(demand)).toMatchObject({ asked: true, inforce: true });
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

  await connectAgain(third);

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
