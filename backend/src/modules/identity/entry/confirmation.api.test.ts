import { CONFIRMATION_TEXTS } from '@lichen/contracts/identity/confirmation-texts';
import { SETUP, type World, makeWorld } from '../../../../test/world';
import { sender } from '../../../../test/sender';

const PASSWORD = 'Secret-1';
let world: World;

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const cookieOf = (headers: Pick<Headers, 'get'>) => headers.get('set-cookie')?.split(';')[0] ?? '';

/** Registers as anybody can, with an address that nobody confirms. */
async function squat(email: string) {
  const { body: challenge } = await world.nobody('GET', '/api/auth/challenge');
  const person = { first_name: 'Sam', last_name: 'Quick', email, password: PASSWORD, accept_terms: true };
  const answer = Math.max(...(challenge.test as number[]));
  const { status, headers } = await world.nobody('POST', '/api/auth/register', { ...person, ...challenge, answer });
  expect(status).toBe(200);
  return { email, send: sender(world.url, cookieOf(headers)) };
}

const mailsTo = async (email: string): Promise<string[]> => {
  await world.engine.platform.accounts.settled();
  const { list } = (await world.nobody('GET', '/operator/inbox')).body as { list: { to: string; text: string }[] };
  return list.filter(({ to }) => to === email).map(({ text }) => text);
};

/** The code of the newest mail to the address that leads to the page. */
async function codeOf(email: string, page: string, name = 'code'): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const links = (await mailsTo(email)).flatMap((text) => text.match(/https?:\/\/[^\s)>\]]+/g) ?? []);
    const found = links.map((link) => new URL(link)).find(({ pathname }) => pathname === page);
    if (found) return found.searchParams.get(name) ?? '';
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail to ${email} leads to ${page}`);
}

const confirm = (code: string, decision = 'confirm') => world.nobody('POST', '/api/auth/confirm', { code, decision });
const colleague = (email: string) => ({ first_name: 'Col', last_name: 'League', email, roles: ['user'] });

it('lets an unconfirmed person record, and reach nobody, until the link of the mail is answered', async () => {
  const { email, send } = await squat('new@squat.example');
  const portal = async () => (await send('GET', '/api/portal')).body.user;
  expect(await portal()).toMatchObject({ email, is_confirmed: false });
  expect((await send('POST', 'partners', { name: 'Supplier' })).status).toBe(201);

  const refused = await send('POST', 'members', colleague('col@squat.example'));
  expect([refused.status, refused.body.err]).toEqual([422, CONFIRMATION_TEXTS.first]);
  expect(await mailsTo('col@squat.example')).toEqual([]);

  const code = await codeOf(email, '/confirm');
  expect((await world.nobody('POST', '/api/auth/confirmation', { code })).body.obj).toMatchObject({
    ...{ email, first_name: 'Sam' },
  });
  // Reading it, as programs that look into mails do, changes nothing.
  expect(await portal()).toMatchObject({ is_confirmed: false });
  expect((await confirm(code)).status).toBe(200);
  expect(await portal()).toMatchObject({ is_confirmed: true });
  expect((await send('POST', 'members', colleague('col@squat.example'))).status).toBe(201);
  const audit = (await send('GET', 'audit_log')).body.list as { type: string }[];
  expect(audit.filter(({ type }) => type === 'confirm_address')).toHaveLength(1);
  for (const decision of ['confirm', 'free']) {
    const again = await confirm(code, decision);
    expect([again.status, again.body.err]).toEqual([422, CONFIRMATION_TEXTS.expired]);
  }
  expect((await confirm('made up')).status).toBe(422);
  expect((await confirm(code, 'other')).status).toBe(400);
});

it('connects with nobody until the address is confirmed, as the inviting and as the invited', async () => {
  const { email, send } = await squat('partner@squat.example');
  await send('POST', 'setup', { ...SETUP, company_name: 'Unconfirmed company' });
  const own = (await send('POST', 'partners', { name: 'Customer' })).body.obj._id as string;
  const invited = await send('POST', `partners/${own}/invite`, { email: 'customer@squat.example' });
  expect([invited.status, invited.body.err]).toEqual([422, CONFIRMATION_TEXTS.first]);
  expect(await mailsTo('customer@squat.example')).toEqual([]);

  const theirs = (await world.admin.send('POST', 'partners', { name: 'Supplier' })).body.obj._id as string;
  expect((await world.admin.send('POST', `partners/${theirs}/invite`, { email })).status).toBe(200);
  const invitationCode = await codeOf(email, '/connect', 'invitationCode');
  const offer = (await mailsTo(email)).find((text) => text.includes(invitationCode));
  const connection_code = offer?.match(/code: ([A-Z0-9]{6})/)?.[1];
  const waiting = (await send('POST', 'init_connect', { invitationCode })).body.obj._id as string;
  const accept = () => send('POST', `connection_invitation/${waiting}/accept_invitation`, { connection_code });
  const early = await accept();
  expect([early.status, early.body.err]).toEqual([422, CONFIRMATION_TEXTS.first]);
  expect((await world.admin.send('GET', `partners/${theirs}`)).body.obj.invite_status).toBe('requested');

  expect((await confirm(await codeOf(email, '/confirm'))).status).toBe(200);
  expect((await accept()).status).toBe(200);
  expect((await world.admin.send('GET', `partners/${theirs}`)).body.obj.invite_status).toBe('connected');
});

it('shares no document until the address is confirmed, and keeps no link of it', async () => {
  const { email, send } = await squat('sharer@squat.example');
  await send('POST', 'setup', { ...SETUP, company_name: 'Sharing company' });
  const idOf = async (entity: string, draft: object) => (await send('POST', entity, draft)).body.obj._id as string;
  const partner_id = await idOf('partners', { name: 'Customer' });
  const to = 'reader@squat.example';
  const contact_id = await idOf('partner_contacts', { partner_id, first_name: 'Ana', last_name: 'Ruiz', email: to });
  const doc_id = await idOf('docs', { name: 'Bill', doc_ids: ['electricity'] });
  await send('POST', `docs/${doc_id}/update`, { prep_data: { electricity_used: 12 } });
  expect((await send('POST', `docs/${doc_id}/toggle_ignore_entry`, {})).status).toBe(200);

  const share = () => send('POST', 'share_report_via_email', { doc_id, partner_id, contact_id, email: to });
  const early = await share();
  expect([early.status, early.body.err]).toEqual([422, CONFIRMATION_TEXTS.first]);
  expect((await send('GET', 'doc_links')).body.total).toBe(0);
  expect(await mailsTo(to)).toEqual([]);

  expect((await confirm(await codeOf(email, '/confirm'))).status).toBe(200);
  expect((await share()).status).toBe(200);
});

it('signs no passport of a company whose address nobody has confirmed', async () => {
  const { email, send } = await squat('issuer@squat.example');
  await send('POST', 'setup', { ...SETUP, company_name: 'Somebody else' });
  const issue = () => send('POST', 'issue_passport', { name: 'Proof', valid_until: Date.UTC(2199, 0, 1), docs: [] });
  const early = await issue();
  expect([early.status, early.body.err]).toEqual([422, CONFIRMATION_TEXTS.first]);
  expect((await send('GET', 'passport_issuers')).body.list).toEqual([]);

  expect((await confirm(await codeOf(email, '/confirm'))).status).toBe(200);
  expect((await issue()).body.err).not.toBe(CONFIRMATION_TEXTS.first);
});

it('gives the address back to its owner, who registers with it, and puts the other out', async () => {
  const email = 'owner@squat.example';
  const { send } = await squat(email);
  expect((await confirm(await codeOf(email, '/confirm'), 'free')).status).toBe(200);
  expect((await send('GET', 'locations')).status).toBe(401);
  expect((await world.nobody('POST', '/api/auth/login', { email, password: PASSWORD })).status).not.toBe(200);

  const owner = await squat(email);
  expect((await owner.send('GET', '/api/portal')).body.user).toMatchObject({ email, is_confirmed: false });
});

it('lets an invitation win over an account that nobody confirmed, and over no other', async () => {
  const { admin } = world;
  const taken = await squat('taken@squat.example');
  expect((await admin.send('POST', 'members', colleague(taken.email))).status).toBe(201);
  const join = async (email: string) =>
    world.nobody('POST', '/api/auth/join', {
      ...{ email, password: 'Other-Secret-1', accept_terms: true },
      invite_code: await codeOf(email, '/join', 'invite'),
    });
  const { status, headers } = await join(taken.email);
  expect(status).toBe(200);
  const joined = sender(world.url, cookieOf(headers));
  const { user, account } = (await joined('GET', '/api/portal')).body;
  expect([user.is_confirmed, account._id]).toEqual([true, admin.companyId]);
  expect((await taken.send('GET', 'locations')).status).toBe(401);

  const kept = await world.register('kept@squat.example');
  expect((await admin.send('POST', 'members', colleague(kept.email))).status).toBe(201);
  expect((await join(kept.email)).status).toBe(422);
  expect((await kept.send('GET', 'locations')).status).toBe(200);
});

it('confirms whoever sets a new password by the mail, which is the other way to take an account over', async () => {
  const { email, send } = await squat('reset@squat.example');
  await world.nobody('POST', '/api/data/forgot_password', { email });
  const reset_code = await codeOf(email, '/reset-password', 'reset_code');
  const { status, headers } = await world.nobody('POST', '/api/data/reset_password', {
    ...{ password: 'Mine-Alone-1', reset_code },
  });
  expect(status).toBe(200);
  expect((await send('GET', 'locations')).status).toBe(401);
  const mine = sender(world.url, cookieOf(headers));
  expect((await mine('GET', '/api/portal')).body.user).toMatchObject({ is_confirmed: true });
});

it('sends the mail again, once a minute, and to nobody who is confirmed', async () => {
  const { email, send } = await squat('again@squat.example');
  await codeOf(email, '/confirm');
  expect((await send('POST', 'send_confirmation', {})).status).toBe(429);
  expect(await mailsTo(email)).toHaveLength(1);
  const before = (await mailsTo(world.admin.email)).length;
  expect((await world.admin.send('POST', 'send_confirmation', {})).status).toBe(200);
  expect(await mailsTo(world.admin.email)).toHaveLength(before);
});

it('comes to one outcome when the address is confirmed and taken back at once', async () => {
  for (const at of [0, 1, 2]) {
    const { email, send } = await squat(`race${at}@squat.example`);
    const code = await codeOf(email, '/confirm');
    const both = await Promise.all([confirm(code), confirm(code, 'free')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const isIn = (await send('GET', 'locations')).status === 200;
    expect(isIn).toBe(both[0]?.status === 200);
  }
});

it('comes to one outcome when the address is confirmed while its invitation is taken up', async () => {
  for (const at of [0, 1, 2]) {
    const { email, send } = await squat(`both${at}@squat.example`);
    const code = await codeOf(email, '/confirm');
    expect((await world.admin.send('POST', 'members', colleague(email))).status).toBe(201);
    const invite_code = await codeOf(email, '/join', 'invite');
    const form = { email, password: 'Other-Secret-1', accept_terms: true, invite_code };
    const [confirmed, joined] = await Promise.all([confirm(code), world.nobody('POST', '/api/auth/join', form)]);
    // Whoever was first has the address; the other is told, and nobody who confirmed is put out.
    const isIn = (await send('GET', 'locations')).status === 200;
    expect([confirmed.status === 200, joined.status === 200].filter(Boolean)).toHaveLength(1);
    expect(isIn).toBe(confirmed.status === 200);
  }
});
