import { type AskedWorld, askedWorld } from '../../../../test/worlds/asked-world';
import { demandBook } from '../../../../test/worlds/demand-book';
import { systemClock } from '../../../platform/clock';

let place: AskedWorld;
beforeAll(async () => {
  place = await askedWorld();
}, 60_000);
afterAll(() => place.world.stop());

const { asked, submitted, submissionsOf, decide, clear } = demandBook(() => place, systemClock);
const bodyOf = async (who: 'asking' | 'asked', call: string) => (await place[who].send('GET', call)).body;

it('counts what is open on both sides as it goes from asked to accepted', async () => {
  expect(await bodyOf('asked', 'partner_compliance_status')).toMatchObject({ requests: 0, for_review: 0 });
  expect(await bodyOf('asking', 'partner_demand_status')).toMatchObject({ requests: 0, non_compliant: 0 });

  const demand = await asked();
  expect(await bodyOf('asked', 'partner_compliance_status')).toMatchObject({ requests: 1, for_review: 0 });
  const sent = { requests: 1, non_compliant: 1, for_review: 0 };
  expect(await bodyOf('asking', 'partner_demand_status')).toMatchObject(sent);
  // Each side counts what it asks, or is asked: nothing of the other's.
  expect(await bodyOf('asking', 'partner_compliance_status')).toMatchObject({ requests: 0 });

  await submitted();
  expect(await bodyOf('asked', 'partner_compliance_status')).toMatchObject({ requests: 1, for_review: 1 });
  expect(await bodyOf('asking', 'partner_demand_status')).toMatchObject({ ...sent, for_review: 1 });

  await decide((await submissionsOf(demand))[0], 'accept');
  expect(await bodyOf('asked', 'partner_compliance_status')).toMatchObject({ requests: 0, for_review: 0 });
  expect(await bodyOf('asking', 'partner_demand_status')).toMatchObject({ requests: 1, non_compliant: 0 });
  await clear();
  expect(await bodyOf('asking', 'partner_demand_status')).toMatchObject({ requests: 0 });
});

it('counts partners by their connection, and those that share', async () => {
  const { asking } = place;
  const before = await bodyOf('asking', 'partner_summary');
  await asking.send('POST', 'partners', { name: 'Slate Works' });
  const after = await bodyOf('asking', 'partner_summary');
  const countOf = (of: typeof before, state: string) =>
    of.states.find((one: { state: string }) => one.state === state).count;
  expect(after.total).toBe(before.total + 1);
  expect(countOf(after, 'none')).toBe(countOf(before, 'none') + 1);
  expect(countOf(after, 'connected')).toBe(1);
  // The document of the test before is shared with this company; a partner that is not connected shares nothing.
  expect(after.sharing).toBe(1);
  expect(after.states.map(({ state }: { state: string }) => state)).toEqual([
    'none',
    'invited',
    'requested',
    'connected',
    'rejected',
    'expired',
  ]);
});

it('is for those who answer or ask', async () => {
  const user = await place.world.someone(['user']);
  for (const call of ['partner_compliance_status', 'partner_demand_status'])
    expect((await user.send('GET', call)).status).toBe(403);
  expect((await user.send('GET', 'partner_summary')).status).toBe(200);
  // The company that is asked has no module to ask with.
  expect((await place.asked.send('GET', 'partner_demand_status')).status).toBe(403);
});
