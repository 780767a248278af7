import { DEMAND_TYPES } from '@lichen/contracts/compliance/demands/demand-words';
import { type AskedWorld, askedWorld } from '../../../../test/worlds/asked-world';
import { demandBook, until } from '../../../../test/worlds/demand-book';

let place: AskedWorld;
const clock = { now: () => Date.now() };

beforeAll(async () => {
  place = await askedWorld();
  // Limits as they are for everybody.
  Object.assign(place.world.engine.platform.configuration, { LICHEN_RATE_LIMIT_SCALE: 1 });
}, 60_000);
afterAll(() => place.world.stop());

const { asked, requestFor, submitted, now } = demandBook(() => place, clock);

const subjects = async (): Promise<string[]> => {
  const { list } = (await place.world.nobody('GET', '/operator/inbox')).body;
  const mine = (list as { to: string; subject: string; text: string }[]).filter(
    ({ to, text }) => to === place.asked.email && /proof|requests/i.test(text),
  );
  return mine.map(({ subject }) => subject).reverse();
};

it('reminds of all that wait in one press, and says what it left', async () => {
  const types = Object.keys(DEMAND_TYPES).slice(0, 3);
  const demands = [];
  for (const demand_type_id of types) demands.push(await asked({ demand_type_id }));
  await submitted();
  const ids = [...demands.map(({ _id }) => _id), 'somebody-elses'];

  const { status, body } = await place.asking.send('POST', 'partner_compliance_reminders', { ids });
  expect([status, body.obj]).toEqual([200, { reminded: 2, resting: 0, for_review: 1, compliant: 0, not_asked: 1 }]);
  const [last] = demands.slice(-1);
  expect(await requestFor(last as (typeof demands)[0])).toMatchObject({ reminded_on: expect.any(Number) });
  expect(await now(last as (typeof demands)[0])).toMatchObject({ reminder_sent_on: expect.any(Number) });

  const again = await place.asking.send('POST', 'partner_compliance_reminders', { ids });
  expect(again.body.obj).toMatchObject({ reminded: 0, resting: 2 });
  const strange = await place.world.stranger.send('POST', 'partner_compliance_reminders', { ids });
  expect([403, 200]).toContain(strange.status);
  expect(strange.body.obj?.reminded ?? 0).toBe(0);
});

it('ends a day of many mails with one about all of them', async () => {
  // An invitation and three requests came before: two reminders, and only the first of them fits.
  await until(async () => (await subjects()).some((subject) => subject === 'More requests for proof are waiting'));

  const told = await subjects();
  expect(told.filter((subject) => subject === 'More requests for proof are waiting')).toHaveLength(1);
  expect(told.length).toBeLessThanOrEqual(5);
  expect(told.at(-1)).toBe('More requests for proof are waiting');
});
