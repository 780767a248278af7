import { CONNECTION_TEXTS, RESEND_WAIT_MS } from '@lichen/contracts/compliance/connection-texts';
import { ENTRY_TEXTS } from '@lichen/contracts/identity/account-rules';
import { PASSWORD, SETUP, type Person, type World, makeWorld } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';

const DAY = 24 * 3_600_000;
const SUPPLIER = 'supplier@second.example';

let world: World;
let offset = 0;
let third: Person;

beforeAll(async () => {
  const clock = { now: () => Date.now() + offset, random: systemClock.random };
  world = await makeWorld({ clock });
  await world.stranger.send('POST', 'company_profile', { company_name: 'Second company' });
  third = await world.register('admin@third.example');
  await third.send('POST', 'setup', { ...SETUP, company_name: 'Third company' });
}, 60_000);
afterAll(() => world.stop());

interface Letter {
  to: string;
  text: string;
}

/** Returns the secrets of the newest mail to an address, once one more than `known` has arrived. */
async function secretsFor(to: string, known: number): Promise<{ token: string; code: string; mails: number }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = ((await world.nobody('GET', '/operator/inbox')).body.list as Letter[]).filter(
      (each) => each.to === to,
    );
    const text = mails.length > known ? mails[0]?.text : undefined;
    const token = text?.match(/invitationCode=([\w-]+)/)?.[1];
    const code = text?.match(/code: ([A-Z0-9]{6})/)?.[1];
    if (token && code) return { token, code, mails: mails.length };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${to}`);
}

let mails = 0;
let partners = 0;

/** A partner of the first company, invited by mail. */
async function invited() {
  partners += 1;
  const created = await world.admin.send('POST', 'partners', { name: `Partner ${partners}` });
  const id = created.body.obj._id as string;
  const answer = await world.admin.send('POST', `partners/${id}/invite`, { email: SUPPLIER });
  const secrets = await secretsFor(SUPPLIER, mails);
  mails = secrets.mails;
  return { id, answer, ...secrets };
}

type Sender = Pick<Person, 'send'>;
const follow = (person: Sender, token: string) => person.send('POST', 'init_connect', { invitationCode: token });
const waiting = async (person: Sender) => (await person.send('GET', 'get_connection_invitations')).body;
const statusOf = async (id: string) => (await world.admin.send('GET', `partners/${id}`)).body.obj.invite_status;
const accept = (person: Sender, id: string, connection_code: string) =>
  person.send('POST', `connection_invitation/${id}/accept_invitation`, { connection_code });

/** An invitation that the second company has received, with its id there. */
async function received() {
  const sent = await invited();
  const { body } = await follow(world.stranger, sent.token);
  return { ...sent, invitation: body.obj._id as string };
}

/** Logged in again: the session does not last as long as an invitation. */
async function backAgain(person: Pick<Person, 'email'>): Promise<Pick<Person, 'send'>> {
  const form = { email: person.email, password: PASSWORD };
  const { headers } = await world.nobody('POST', '/api/auth/login', form);
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  return { send: (method, path, body) => world.nobody(method, path, body, { cookie }) };
}

/** Undoes a connection, so that the next test can connect the same two companies. */
async function disconnect(id: string) {
  await world.admin.send('DELETE', `partners/${id}`);
  for (let tries = 0; tries < 100; tries += 1) {
    const { list } = (await world.stranger.send('GET', 'partners?connected=true')).body;
    if (list.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The connection did not end');
}

const auditTypes = async (person: Person, id: string): Promise<string[]> => {
  const { list } = (await person.send('GET', 'audit_log?limit=500')).body;
  return list.filter((row: { record_id: string }) => row.record_id === id).map(({ type }: { type: string }) => type);
};

it('connects two companies: mail, link, code, and a partner on both sides', async () => {
  const { id, answer, token, code } = await invited();
  expect(answer.body.obj).toMatchObject({ invite_status: 'invited', invite_email: SUPPLIER });
  expect(JSON.stringify(answer.body)).not.toContain(code);

  const followed = await follow(world.stranger, token);
  expect(followed.status).toBe(200);
  expect(await statusOf(id)).toBe('requested');
  const { list, count, total } = await waiting(world.stranger);
  expect({ count, total }).toEqual({ count: 1, total: 1 });
  expect(list[0]).toMatchObject({ company_name: 'First company', invite_attempts_remaining: 3 });
  expect(list[0].created_on).toEqual(expect.any(Number));
  expect(list[0]).not.toHaveProperty('connection_id');

  const accepted = await accept(world.stranger, list[0]._id, ` ${code.toLowerCase()} `);
  expect(accepted.status).toBe(200);
  const { partner_id } = accepted.body.obj;
  const theirs = (await world.stranger.send('GET', `partners/${partner_id}`)).body.obj;
  const ours = (await world.admin.send('GET', `partners/${id}`)).body.obj;
  expect(theirs).toMatchObject({ name: 'First company', company_name: 'First company', invite_status: 'connected' });
  expect(ours).toMatchObject({ company_name: 'Second company', invite_status: 'connected' });
  expect((await waiting(world.stranger)).total).toBe(0);
  expect((await world.admin.send('GET', 'partners?connected=true')).body.total).toBe(1);

  expect(await auditTypes(world.admin, id)).toEqual(['connect', 'receive_invitation', 'invite', 'create']);
  expect(await auditTypes(world.stranger, list[0]._id)).toEqual(['accept_invitation', 'receive_invitation']);
  const connect = (await world.admin.send('GET', 'audit_log?limit=500')).body.list.find(
    ({ type }: { type: string }) => type === 'connect',
  );
  // The other company's people are not named here.
  expect(connect.user).toBe('Second company');
  await disconnect(id);
}, 30_000);

it('counts wrong codes, and after the third needs a new invitation', async () => {
  const { id, invitation, code } = await received();
  const wrong = [await accept(world.stranger, invitation, 'AAAAAA')];
  wrong.push(await accept(world.stranger, invitation, 'BBBBBB'), await accept(world.stranger, invitation, 'CCCCCC'));
  expect(wrong.map(({ status, body }) => [status, body.errors.connection_code])).toEqual([
    [400, CONNECTION_TEXTS.wrongTwoLeft],
    [400, CONNECTION_TEXTS.wrongOneLeft],
    [400, CONNECTION_TEXTS.noneLeft],
  ]);
  expect((await waiting(world.stranger)).list[0].invite_attempts_remaining).toBe(0);
  const late = await accept(world.stranger, invitation, code);
  expect([late.status, late.body.err]).toEqual([400, CONNECTION_TEXTS.noneLeft]);
  expect(await statusOf(id)).toBe('requested');

  const soon = await world.admin.send('POST', `partners/${id}/invite`, { email: SUPPLIER });
  expect([soon.status, soon.body.err]).toEqual([422, CONNECTION_TEXTS.tooSoon]);
  offset += RESEND_WAIT_MS;
  expect((await world.admin.send('POST', `partners/${id}/invite`, { email: SUPPLIER })).status).toBe(200);
  const again = await secretsFor(SUPPLIER, mails);
  mails = again.mails;
  expect((await waiting(world.stranger)).list[0].invite_attempts_remaining).toBe(3);
  expect((await accept(world.stranger, invitation, code)).body.err).toBe(CONNECTION_TEXTS.wrongTwoLeft);
  expect((await accept(world.stranger, invitation, again.code)).status).toBe(200);
  await disconnect(id);
}, 30_000);

it('lets one of two who accept at once connect, and writes one partner', async () => {
  const { id, invitation, code } = await received();
  const before = (await world.stranger.send('GET', 'partners')).body.total;

  const answers = await Promise.all([1, 2, 3].map(() => accept(world.stranger, invitation, code)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
  // The partner of that name that the last connection left behind is taken up again.
  expect((await world.stranger.send('GET', 'partners')).body.total).toBe(before);
  await disconnect(id);
}, 30_000);

it('tells the inviting company of a rejection, after which the code is worth nothing', async () => {
  const { id, invitation, token, code } = await received();

  const rejected = await world.stranger.send('POST', `connection_invitation/${invitation}/reject_invitation`, {});

  expect([rejected.status, rejected.body.obj.invite_status]).toEqual([200, 'rejected']);
  expect(await statusOf(id)).toBe('rejected');
  expect((await accept(world.stranger, invitation, code)).body.err).toBe(CONNECTION_TEXTS.notOpen);
  expect((await follow(world.stranger, token)).body.err).toBe(ENTRY_TEXTS.inviteUnknown);
  expect((await waiting(world.stranger)).total).toBe(0);
});

it('belongs to the first company that follows the link, and no other finds it', async () => {
  const { id, invitation, token, code } = await received();

  expect((await follow(third, token)).status).toBe(422);
  expect((await waiting(third)).total).toBe(0);
  expect((await accept(third, invitation, code)).status).toBe(404);
  expect((await third.send('GET', `connection_invitation/${invitation}`)).status).toBe(404);
  expect((await third.send('GET', `partners/${id}`)).status).toBe(404);
  const own = await follow(world.admin, token);
  expect([own.status, own.body.err]).toEqual([422, CONNECTION_TEXTS.own]);
  const twice = await follow(world.stranger, token);
  expect(twice.body.obj).toEqual({ _id: invitation, version: 1 });
});

it('is taken back by the inviter, and by another address', async () => {
  const withdrawn = await received();
  const answer = await world.admin.send('POST', `partners/${withdrawn.id}/withdraw_invitation`, {});
  expect([answer.status, answer.body.obj.invite_status]).toEqual([200, 'none']);
  expect((await accept(world.stranger, withdrawn.invitation, withdrawn.code)).body.err).toBe(CONNECTION_TEXTS.expired);

  const moved = await received();
  const elsewhere = { email: 'else@third.example', lang: 'DE' };
  expect((await world.admin.send('POST', `partners/${moved.id}/invite`, elsewhere)).status).toBe(200);
  expect(await statusOf(moved.id)).toBe('invited');
  expect((await accept(world.stranger, moved.invitation, moved.code)).body.err).toBe(CONNECTION_TEXTS.expired);
});

it('asks for a role, a code and an address', async () => {
  const { id, invitation, code } = await received();
  const reader = await world.someone(['user']);

  expect((await reader.send('POST', `partners/${id}/invite`, { email: SUPPLIER })).status).toBe(403);
  const none = await world.stranger.send('POST', `connection_invitation/${invitation}/accept_invitation`, {});
  expect(none.body.errors).toEqual({ connection_code: CONNECTION_TEXTS.codeNeeded });
  const wrong = await world.admin.send('POST', `partners/${id}/invite`, { email: 'nobody at home' });
  expect(wrong.body.errors).toEqual({ email: ENTRY_TEXTS.emailInvalid });
  expect((await accept(world.stranger, invitation, code)).status).toBe(200);
  const more = await world.admin.send('POST', `partners/${id}/invite`, { email: 'other@second.example' });
  expect([more.status, more.body.err]).toEqual([422, CONNECTION_TEXTS.connectedAlready]);
  await disconnect(id);
}, 30_000);

it('makes a partner account of somebody who registers by the link, and leads on to it', async () => {
  const { id, token } = await invited();
  const { body: challenge } = await world.nobody('GET', '/api/auth/challenge');
  const person = { first_name: 'Kim', last_name: 'Vale', email: 'kim@fourth.example', password: PASSWORD };
  const registered = await world.nobody('POST', '/api/auth/register', {
    ...{ ...person, ...challenge, accept_terms: true, invite_code: token },
    answer: Math.max(...(challenge.test as number[])),
  });
  expect(registered.body.obj.connects).toBe(true);
  const kim = await backAgain(person);

  expect((await follow(kim, token)).status).toBe(200);
  expect(await statusOf(id)).toBe('requested');
  const { body: account } = await kim.send('GET', 'account');
  expect(account.obj).toMatchObject({ name: 'Partner', modules: ['compliance', 'value-chain'] });
  const login = { email: person.email, password: PASSWORD, invite_code: 'nothing' };
  expect((await world.nobody('POST', '/api/auth/login', login)).body.obj).not.toHaveProperty('connects');
});

it('expires on both sides at the end of its term', async () => {
  const { id, invitation, token, code } = await received();
  offset += 15 * DAY;
  const [ours, theirs] = [await backAgain(world.admin), await backAgain(world.stranger)];

  const late = await accept(theirs, invitation, code);
  expect([late.status, late.body.err]).toEqual([422, CONNECTION_TEXTS.expired]);
  expect((await follow(theirs, token)).body.err).toBe(ENTRY_TEXTS.inviteUnknown);
  expect((await waiting(theirs)).total).toBe(0);
  const status = async () => (await ours.send('GET', `partners/${id}`)).body.obj.invite_status;
  for (let tries = 0; tries < 100 && (await status()) !== 'expired'; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await status()).toBe('expired');
}, 30_000);
