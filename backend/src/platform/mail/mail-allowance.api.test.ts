import { MAIL_TEXTS } from '@lichen/contracts/text/mail-texts';
import { SETUP, type Person, type World, makeWorld } from '../../../test/world';
import { sender } from '../../../test/sender';
import { systemClock } from '../clock';
import { until } from '../jobs/testing/work-place';

const HOUR = 3_600_000;

let world: World;
let offset = 0;

beforeAll(async () => {
  const clock = { now: () => Date.now() + offset, random: systemClock.random };
  world = await makeWorld({ clock, environment: { LICHEN_RATE_LIMIT_SCALE: '1' } });
  await world.engine.platform.database.transaction((tx) => tx.run('UPDATE accounts SET max_users = 1000', []));
}, 60_000);
afterAll(() => world.stop());

const member = (who: Person, email: string) =>
  who.send('POST', 'members', { first_name: 'Kim', last_name: 'Vale', email, roles: ['user'] });
const invitePartner = async (who: Person, email: string) => {
  const { body } = await who.send('POST', 'partners', { name: `Partner ${email} ${Math.random()}` });
  return who.send('POST', `partners/${body.obj._id}/invite`, { email });
};

it('sends one address five mails a day, from whomever they come', async () => {
  const to = 'often@else.example';
  const { body } = await member(world.admin, to);
  const again = () => world.admin.send('POST', `members/${body.obj._id}/invite_member`);
  for (let more = 0; more < 3; more += 1) expect((await again()).status).toBe(200);
  expect((await invitePartner(world.admin, to)).status).toBe(200);

  for (const refused of [
    await again(),
    await invitePartner(world.admin, to.toUpperCase()),
    await member(world.stranger, to),
  ]) {
    expect([refused.status, refused.body.err]).toEqual([429, MAIL_TEXTS.tooManyToAddress]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  }
  expect((await world.stranger.send('GET', 'members')).body.total).toBe(1);
});

it('counts what one mailbox gets, however its address is written', async () => {
  const to = [
    'much@else.example',
    'much+1@else.example',
    'Much+b@else.example',
    'much+@else.example',
    'MUCH+c+d@else.example',
  ];
  for (const email of to) expect((await invitePartner(world.admin, email)).status).toBe(200);
  expect((await invitePartner(world.stranger, 'much+last@else.example')).body.err).toBe(MAIL_TEXTS.tooManyToAddress);
  expect((await invitePartner(world.stranger, 'mu.ch@else.example')).status).toBe(200);

  const dotted = [
    'h.ello@gmail.com',
    'hello@googlemail.com',
    'he.llo+x@gmail.com',
    'hello@gmail.com',
    'h.e.l.l.o@gmail.com',
  ];
  for (const email of dotted) expect((await invitePartner(world.admin, email)).status).toBe(200);
  expect((await invitePartner(world.admin, 'hell.o@gmail.com')).status).toBe(429);
});

it('counts what was refused for nothing, and forgets after a day', async () => {
  const to = 'later@else.example';
  const { body } = await member(world.stranger, to);
  const again = () => world.stranger.send('POST', `members/${body.obj._id}/invite_member`);
  for (let more = 0; more < 4; more += 1) await again();
  for (let more = 0; more < 4; more += 1) expect((await again()).status).toBe(429);
  offset += 11 * HOUR;
  expect((await again()).status).toBe(429);
});

it('lets a person send a hundred an hour, also of sixty at once', async () => {
  const third = await world.register('admin@third.example');
  await third.send('POST', 'setup', { ...SETUP, company_name: 'Third' });
  const { database } = world.engine.platform;
  await database.transaction((tx) => tx.run('UPDATE accounts SET max_users = 1000', []));
  const before = Array.from({ length: 98 }, (_, at) => ({ at }));
  await database.transaction(async (tx) => {
    for (const { at } of before)
      await tx.run('INSERT INTO sent_mails (company_id, id, user_id, address, sent_on) VALUES (?, ?, ?, ?, ?)', [
        ...[third.companyId, `sent-${at}`, third.userId, `hash-${at}`, Date.now() + offset - 1000],
      ]);
  });
  const tried = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => invitePartner(third, `someone${at}@else.example`)),
  );

  expect(tried.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(tried.filter(({ status }) => status === 429).map(({ body }) => body.err)).toEqual(
    Array.from({ length: 10 }, () => MAIL_TEXTS.tooManyOfPerson),
  );
});

const registerAs = async (email: string) => {
  const { body: challenge } = await world.nobody('GET', '/api/auth/challenge');
  const person = { first_name: 'Sam', last_name: 'Quick', email, password: 'Secret-1', accept_terms: true };
  const answer = Math.max(...(challenge.test as number[]));
  return world.nobody('POST', '/api/auth/register', { ...person, ...challenge, answer });
};
const mailsTo = async (email: string): Promise<number> => {
  await world.engine.platform.accounts.settled();
  const { list } = (await world.nobody('GET', '/operator/inbox')).body as { list: { to: string }[] };
  return list.filter(({ to }) => to === email).length;
};

it('sends an address five mails a day of registrations that are not its own, and says the same every time', async () => {
  const email = 'victim@else.example';
  const first = await registerAs(email);
  const send = sender(world.url, first.headers.get('set-cookie')?.split(';')[0] ?? '');
  const refusals = [];
  for (let more = 0; more < 4; more += 1) refusals.push(await registerAs(email));
  expect(new Set(refusals.map(({ status, body }) => `${status} ${body.err}`)).size).toBe(1);
  await until(async () => (await mailsTo(email)) === 5);

  for (let more = 0; more < 3; more += 1) {
    offset += 2 * 60_000;
    const again = await send('POST', 'send_confirmation', {});
    expect([again.status, again.body.err]).toEqual([429, MAIL_TEXTS.tooManyToAddress]);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await mailsTo(email)).toBe(5);
  offset += 24 * HOUR;
  const back = await world.nobody('POST', '/api/auth/login', { email, password: 'Secret-1' });
  const anew = sender(world.url, back.headers.get('set-cookie')?.split(';')[0] ?? '');
  expect((await anew('POST', 'send_confirmation', {})).status).toBe(200);
  await until(async () => (await mailsTo(email)) === 6);
});

it('sends an address that nobody has confirmed no more reset links than it has mails left', async () => {
  const email = 'squatted@else.example';
  await registerAs(email);
  for (let browser = 0; browser < 3; browser += 1) {
    const signedIn = await world.nobody('POST', '/api/auth/login', { email, password: 'Secret-1' });
    const set = signedIn.headers.get('set-cookie') ?? '';
    const known = [...set.matchAll(/(?:^|,)\s*([\w-]+=[^;]+)/g)].map(([, cookie]) => cookie);
    expect(known).toHaveLength(2);
    const send = sender(world.url, known.join('; '));
    for (let more = 0; more < 3; more += 1) expect((await send('POST', 'forgot_password', { email })).status).toBe(200);
  }
  const links = async () => {
    const { list } = (await world.nobody('GET', '/operator/inbox')).body as { list: { to: string; subject: string }[] };
    return list.filter(({ to, subject }) => to === email && subject === 'Reset your password').length;
  };
  await until(async () => (await links()) >= 4);
  await world.engine.platform.accounts.settled();
  expect([await mailsTo(email), await links()]).toEqual([5, 4]);
});
