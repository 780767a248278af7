import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../../test/worlds/demand-book';
import { makeWorld, type Person, type World } from '../../../test/world';
import type { Mails } from './mailer';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
const letters = async ({ email }: Person): Promise<Letter[]> =>
  ((await world.nobody('GET', '/operator/inbox')).body.list as Letter[]).filter(({ to }) => to === email);

const LINK = /https?:\/\/[^\s]+\/unsubscribe\/[^\s]+/;
const link = (email: string) => `https://portal.example.com/${email}`;
const DUE = { company_name: 'Harrow', type: 'Insurance', day: '1 May 2027' };

async function send(to: Person, kind: 'proof_due' | 'proof_request', language = 'en-GB'): Promise<void> {
  const data: Mails['proof_due'] = { first_name: 'Ann', ...DUE, link: link(to.email) };
  const member = { companyId: to.companyId, userId: to.userId };
  await world.engine.platform.mailer.send({ kind, to: to.email, language, data, member });
}

/** Waits until every mail has been sent or suppressed as unwanted. */
const sent = () =>
  until(async () => {
    const rows = await world.engine.platform.database.all("SELECT state FROM jobs WHERE kind = 'mail'");
    return rows.every(({ state }) => state === 'done');
  });

/** The address of the link, as this test reaches the portal. */
async function linkOf(person: Person): Promise<string> {
  await until(async () => (await letters(person)).some(({ text }) => LINK.test(text)));
  const found = (await letters(person)).map(({ text }) => LINK.exec(text)?.[0]).find(Boolean) ?? '';
  return `${world.url}${new URL(found).pathname}`;
}

const oneClick = (address: string, body = 'List-Unsubscribe=One-Click') =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
const topics = async (person: Person) => (await person.send('GET', 'profile')).body.obj.unwanted_mails;

it('stops one kind of emails by the link of one, without a log-in, and no duty', async () => {
  const person = await world.someone(['user']);
  await send(person, 'proof_due');
  const address = await linkOf(person);

  const asked = await fetch(address);
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('Do you want to stop')]);
  expect(await topics(person)).toBeNull();
  const stopped = await oneClick(address);
  expect([stopped.status, await stopped.text()]).toEqual([200, expect.stringContaining('You no longer get these')]);
  expect(await topics(person)).toEqual(['proof_reminders']);

  const before = (await letters(person)).length;
  await send(person, 'proof_due');
  await send(person, 'proof_request');
  await sent();
  const after = await letters(person);
  expect(after).toHaveLength(before + 1);
  expect(after.filter(({ subject }) => subject === 'Proof for “Harrow”: “Insurance”')).toMatchObject([
    { text: expect.not.stringMatching(LINK) },
  ]);

  // On the profile it is shown, and taken back.
  await person.send('POST', 'profile/set_mails', { topic: 'proof_reminders', wanted: true });
  await send(person, 'proof_due');
  await sent();
  expect(await letters(person)).toHaveLength(before + 2);
  await oneClick(address);
  await oneClick(address, 'again=1');
  expect(await topics(person)).toEqual([]);
});

it('leaves a line in the log of whatever a link changes, and none where it changes nothing', async () => {
  const person = await world.someone(['user']);
  await send(person, 'proof_due');
  const address = await linkOf(person);
  await oneClick(address);
  await oneClick(address);
  await oneClick(address, 'again=1');

  const { list } = (await world.admin.send('GET', `audit_log?record_id=${person.userId}`)).body;
  const told = (list as { type: string; user: string; diff: unknown }[]).filter(({ type }) => type === 'set_mails');
  expect(told.map(({ user }) => user)).toEqual([person.email, person.email]);
  const changes = told.map(({ diff }) => diff);
  expect(changes).toContainEqual({ unwanted_mails: { from: null, to: ['proof_reminders'] } });
  expect(changes).toContainEqual({ unwanted_mails: { from: ['proof_reminders'], to: [] } });
});

it('says in its headers that one press does it', async () => {
  const person = await world.someone(['user']);
  await send(person, 'proof_due');
  await linkOf(person);
  const folder = join(world.engine.platform.configuration.dataDir, 'mail');
  const raw = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8').replace(/\r?\n\s+/g, ' '));
  const own = raw.filter((text) => text.includes(person.email) && text.includes('Your proof'));
  expect(own).toHaveLength(1);
  expect(own[0]).toMatch(/^List-Unsubscribe: ?<https?:\/\/[^>]+\/unsubscribe\/[^>]+>/m);
  expect(own[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
});

it.each([
  ['FR', 'Se désabonner'],
  ['DE', 'Abbestellen'],
  ['NO', 'Meld av'],
  ['ES', 'Darse de baja'],
])('speaks to its reader in %s', async (lang, words) => {
  const person = await world.someone(['user']);
  await person.send('POST', 'profile/set_lang', { lang });
  await send(person, 'proof_due', lang);
  const text = await (await fetch(await linkOf(person))).text();
  expect(text).toContain(words);
  expect(text).toMatch(new RegExp(`<html lang="${lang.toLowerCase() === 'no' ? 'nb' : lang.toLowerCase()}`));
});

it('is of no use changed, for anybody else, or for another kind', async () => {
  const [person, other] = [await world.someone(['user']), await world.someone(['user'])];
  await send(person, 'proof_due');
  const address = await linkOf(person);
  const at = address.length - 5;
  for (const wrong of [
    `${address.slice(0, at)}${address[at] === 'A' ? 'B' : 'A'}${address.slice(at + 1)}`,
    `${address}x`,
  ])
    expect((await oneClick(wrong)).status).toBe(404);
  expect((await oneClick(`${world.url}/unsubscribe/nothing`)).status).toBe(404);
  expect([await topics(person), await topics(other)]).toEqual([null, null]);
  const byStranger = await other.send('POST', 'profile/set_mails', { topic: 'reset_password', wanted: false });
  expect(byStranger.status).toBe(400);
});
