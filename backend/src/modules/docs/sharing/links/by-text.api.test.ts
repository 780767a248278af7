import { createHmac } from 'node:crypto';
import { SEND_LIMIT_TEXTS } from '@lichen/contracts/text/send-limit-texts';
import { type TextsAnswer, textServiceServer } from '../../../../../test/servers/text-service-server';
import { makeWorld, type World } from '../../../../../test/world';
import { until } from '../../../../platform/jobs/testing/work-place';
import { hookSignature } from '../../../../platform/texts/text-service.client';

let world: World;
let kept: World;
let server: Awaited<ReturnType<typeof textServiceServer>>;
let answer: TextsAnswer;

const SECRET = 's'.repeat(32);

beforeAll(async () => {
  server = await textServiceServer(() => answer);
  world = await makeWorld({
    environment: {
      ...{
        WHATSAPP_PROVIDER: 'meta',
        META_URL: server.url,
        META_PHONE_ID: '1',
        META_TOKEN: 't',
        META_APP_SECRET: 'app',
      },
      ...{ SMS_PROVIDER: 'hook', TEXT_HOOK_URL: server.url, TEXT_HOOK_SECRET: SECRET, TEXT_PRIVATE_HOSTS: '1' },
      ...{ META_VERIFY_TOKEN: 'verify-me-please-1', LICHEN_PUBLIC_URL: 'http://localhost' },
    },
  });
  kept = await makeWorld();
}, 90_000);
beforeEach(() => {
  server.asked.length = 0;
});
afterAll(async () => {
  await server.stop();
  await world.stop();
  await kept.stop();
});

let numbers = 0;
async function sent(of: World, channel: 'whatsapp' | 'sms', more: object = {}) {
  const { admin } = of;
  numbers += 1;
  const partner_id = (await admin.send('POST', 'partners', { name: `Calder ${numbers}` })).body.obj._id;
  const contact = (await admin.send('POST', 'partner_contacts', { partner_id, first_name: 'Ana' })).body.obj._id;
  const prep_data = { electricity_used: 12 };
  const made = await admin.send('POST', 'docs', { name: 'Bill', doc_ids: ['electricity'], prep_data });
  const doc_id = made.body.obj._id as string;
  await admin.send('POST', `docs/${doc_id}/toggle_ignore_entry`, {});
  const number = `7700 9${String(numbers).padStart(5, '0')}`;
  const body = { doc_id, partner_id, contact_id: contact, channel, country_code: '+44', number, ...more };
  const said = await admin.send('POST', 'send_whatsapp', body);
  return { doc_id, said, to: `+4477009${String(numbers).padStart(5, '0')}` };
}
/** A report of the operator's own service. */
function signed(said: object) {
  const body = JSON.stringify(said);
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    body,
    headers: { 'x-text-timestamp': timestamp, 'x-text-signature': hookSignature(SECRET, timestamp, body) },
  };
}
const stateOf = async (doc_id: string) =>
  (await world.admin.send('GET', `sent_docs?doc_id=${doc_id}`)).body.list[0]?.state;

it('sends a link by WhatsApp, and says what became of it as the service tells', async () => {
  answer = { status: 200, body: { messages: [{ id: 'wamid.A' }] } };
  const { doc_id, said } = await sent(world, 'whatsapp');
  expect(said.status).toBe(200);
  await until(async () => (await stateOf(doc_id)) === 'sent');
  const text = JSON.parse(server.asked[0]?.body ?? '{}').text.body as string;
  expect(text).toContain('First company has shared a document with you: Bill');
  const key = text.match(/key=([\w-]{43})/)?.[1];
  expect((await fetch(`${world.url}/shared-document?key=${key}`)).status).toBe(200);

  const news = JSON.stringify({ entry: [{ changes: [{ value: { statuses: [{ id: 'wamid.A', status: 'read' }] } }] }] });
  const tell = (signature: string) =>
    fetch(`${world.url}/api/text_state/meta`, {
      ...{ method: 'POST', body: news },
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    });
  expect((await tell('sha256=00')).status).toBe(401);
  expect(await stateOf(doc_id)).toBe('sent');
  const right = `sha256=${createHmac('sha256', 'app').update(news).digest('hex')}`;
  expect((await tell(right)).status).toBe(200);
  await until(async () => (await stateOf(doc_id)) === 'delivered');
}, 60_000);

it('tells Meta that it is the one who was set up, and nobody else', async () => {
  const ask = (token: string) =>
    fetch(`${world.url}/api/text_state/meta?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=42`);
  expect(await (await ask('verify-me-please-1')).text()).toBe('42');
  expect((await ask('another')).status).toBe(404);
});

it('says that a message was not delivered, whether it is refused at once or later', async () => {
  answer = { status: 400, body: { error: 'no such number' } };
  const refused = await sent(world, 'sms');
  await until(async () => (await stateOf(refused.doc_id)) === 'failed');

  answer = { status: 200, body: { id: 'own-7' } };
  const later = await sent(world, 'sms');
  await until(async () => (await stateOf(later.doc_id)) === 'sent');
  const { body, headers } = signed({ id: 'own-7', state: 'failed' });
  const old = { ...headers, 'x-text-timestamp': String(Number(headers['x-text-timestamp']) - 4000) };
  const tell = (given: Record<string, string>) =>
    fetch(`${world.url}/api/text_state/hook`, { method: 'POST', body, headers: given });
  expect((await tell(old)).status).toBe(401);
  expect((await tell(headers)).status).toBe(200);
  await until(async () => (await stateOf(later.doc_id)) === 'failed');
}, 60_000);

it('sends no link to a number that has answered STOP', async () => {
  answer = { status: 200, body: { id: 'own-8' } };
  const number = '7700222333';
  const { said } = await sent(world, 'sms', { number });
  expect(said.status).toBe(200);
  const stop = signed({ id: 'in-1', channel: 'sms', from: `+44${number}`, text: 'STOP' });
  expect((await fetch(`${world.url}/api/text_state/hook`, { method: 'POST', ...stop })).status).toBe(200);
  const refused = await sent(world, 'sms', { number });
  expect([refused.said.status, refused.said.body.err]).toEqual([422, SEND_LIMIT_TEXTS.stopped]);
}, 60_000);

it('keeps a message where the operator reads it, where no service is set', async () => {
  const { to, said } = await sent(kept, 'sms');
  expect(said.status).toBe(200);
  const found = await until(async () => {
    const { list } = (await kept.nobody('GET', '/operator/inbox')).body as { list: { to: string; subject: string }[] };
    return list.find((each) => each.to === to) ?? false;
  });
  expect(found.subject).toBe('SMS');
}, 60_000);

it('asks for what is missing, and for a number that there can be', async () => {
  const nothing = await world.admin.send('POST', 'send_whatsapp', {});
  expect(nothing.body.errors).toMatchObject({ contact_id: 'Required', country_code: 'Required', number: 'Required' });
  expect(Object.keys((await sent(world, 'sms', { number: '12' })).said.body.errors)).toEqual(['number']);
  expect(Object.keys((await sent(world, 'sms', { country_code: 'GB' })).said.body.errors)).toEqual(['country_code']);
});

it('sends a number no more than five messages a day, from whomever', async () => {
  const narrow = await makeWorld({ environment: { LICHEN_RATE_LIMIT_SCALE: '1' } });
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await sent(narrow, 'sms', { number: '7700111222' })).said.status);
  await narrow.stop();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
}, 60_000);
