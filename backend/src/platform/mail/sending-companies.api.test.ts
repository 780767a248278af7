import { CONFIRMATION_TEXTS } from '@lichen/contracts/identity/confirmation-texts';
import { MAIL_TEXTS } from '@lichen/contracts/text/mail-texts';
import { sender } from '../../../test/sender';
import { makeWorld, PASSWORD, type Person, SETUP, type World } from '../../../test/world';
import { systemClock } from '../clock';
import { until } from '../jobs/testing/work-place';
import { sha256 } from '../sha256';

const DAY = 24 * 3_600_000;

let world: World;
let offset = 0;

beforeAll(async () => {
  const clock = { now: () => Date.now() + offset, random: systemClock.random };
  world = await makeWorld({ clock, environment: { LICHEN_RATE_LIMIT_SCALE: '1' } });
}, 60_000);
afterAll(() => world.stop());

async function company(email: string): Promise<Person> {
  const person = await world.register(email);
  await person.send('POST', 'setup', { ...SETUP, company_name: email });
  await world.engine.platform.database.transaction((tx) => tx.run('UPDATE accounts SET max_users = 1000', []));
  return person;
}

/** Stores mails of a person as if they had been sent in the hours before. */
async function sentBefore(person: Person, count: number): Promise<void> {
  const { database } = world.engine.platform;
  const rows = Array.from({ length: count }, (_, at) => `${person.companyId.slice(-20)}-${offset}-${at}`);
  await database.transaction(async (tx) => {
    for (const id of rows)
      await tx.run('INSERT INTO sent_mails (company_id, id, user_id, address, sent_on) VALUES (?, ?, ?, ?, ?)', [
        ...[person.companyId, id, 'somebody', `hash-${id}`, Date.now() + offset - DAY / 2],
      ]);
  });
}

let invited = 0;
const invite = async (who: Person) => {
  invited += 1;
  const email = `staff${invited}@elsewhere${invited}.example`;
  const names = { first_name: 'Kim', last_name: 'Vale' };
  const { status, body } = await who.send('POST', 'members', { ...names, email, roles: ['user'] });
  return [status, body.err];
};

it('lets a company invite a staff of sixty on its first day, and more than a hundred after a week', async () => {
  const mill = await company('ida@mill.example');
  for (let more = 0; more < 60; more += 1) expect(await invite(mill)).toEqual([201, undefined]);
  await sentBefore(mill, 40);
  expect(await invite(mill)).toEqual([429, MAIL_TEXTS.tooManyOfYoung]);
  offset += 8 * DAY;
  await sentBefore(mill, 101);
  expect(await invite(await again(mill))).toEqual([201, undefined]);
}, 60_000);

/** Days later, everybody has to log in again. */
async function again({ email, ...person }: Person): Promise<Person> {
  const answer = await world.nobody('POST', '/api/auth/login', { email, password: PASSWORD });
  return { ...person, email, send: sender(world.url, answer.headers.get('set-cookie')?.split(';')[0] ?? '') };
}

it('counts what companies of one domain send together, and nothing of others', async () => {
  const [one, other] = [await company('a@catchall.example'), await company('b@mx.catchall.example')];
  expect(await invite(one)).toEqual([201, undefined]);
  const { database } = world.engine.platform;
  await database.transaction(async (tx) => {
    for (let at = 0; at < 999; at += 1)
      await tx.run('INSERT INTO sent_mails (company_id, id, user_id, address, sent_on) VALUES (?, ?, ?, ?, ?)', [
        ...['system', `domain-${at}`, 'system', sha256('from catchall.example'), Date.now() + offset - 1000],
      ]);
  });
  expect(await invite(other)).toEqual([429, MAIL_TEXTS.tooManyOfDomain]);
  expect(await invite(await company('c@honest.example'))).toEqual([201, undefined]);
});

const registered = async (email: string): Promise<void> => {
  const { body: challenge } = await world.nobody('GET', '/api/auth/challenge');
  const person = { first_name: 'Sam', last_name: 'Quick', email, password: 'Secret-1', accept_terms: true };
  const answer = Math.max(...(challenge.test as number[]));
  await world.nobody('POST', '/api/auth/register', { ...person, ...challenge, answer });
};
async function codeOf(email: string, page: string): Promise<string> {
  const seen = async () => {
    await world.engine.platform.accounts.settled();
    const { list } = (await world.nobody('GET', '/operator/inbox')).body as { list: { to: string; text: string }[] };
    return list.find(({ to, text }) => to === email && text.includes(page))?.text;
  };
  await until(async () => (await seen()) !== undefined);
  return new RegExp(`${page}\\?(?:reset_)?code=([\\w-]+)`).exec((await seen()) ?? '')?.[1] ?? '';
}
const confirm = async (email: string) => {
  const code = await codeOf(email, '/confirm');
  const { status, body } = await world.nobody('POST', '/api/auth/confirm', { code, decision: 'confirm' });
  return [status, body.err];
};

it('confirms ten companies of one domain a day, by the mail and by a new password', async () => {
  const emails = Array.from({ length: 12 }, (_, at) => `n${at}@h${at}.farm.example`);
  for (const email of emails) await registered(email);
  for (const email of emails.slice(0, 10)) expect(await confirm(email)).toEqual([200, undefined]);
  const [eleventh = '', last = ''] = emails.slice(10);
  expect(await confirm(eleventh)).toEqual([429, CONFIRMATION_TEXTS.tooManyCompanies]);

  await world.nobody('POST', '/api/data/forgot_password', { email: last });
  const reset_code = await codeOf(last, '/reset-password');
  const set = await world.nobody('POST', '/api/data/reset_password', { reset_code, password: 'Secret-2' });
  expect([set.status, set.body.err]).toEqual([429, CONFIRMATION_TEXTS.tooManyCompanies]);

  const of = 'ida@own.example';
  await registered(of);
  expect(await confirm(of)).toEqual([200, undefined]);
  // The same link works on the next day.
  offset += DAY + 1000;
  expect(await confirm(eleventh)).toEqual([200, undefined]);
}, 60_000);
