import { type AskedOfTexts, type TextsAnswer, textServiceServer } from '../../../test/servers/text-service-server';
import { readConfiguration } from '../configuration';
import { handToService, hookSignature } from './text-service.client';

let server: Awaited<ReturnType<typeof textServiceServer>>;
let answer: TextsAnswer;

beforeAll(async () => {
  server = await textServiceServer(() => answer);
});
beforeEach(() => {
  server.asked.length = 0;
});
afterAll(() => server.stop());

const HOOK_SECRET = 'h'.repeat(32);
const NOW = 1_790_000_000_000;
const settings = (more: Record<string, string> = {}) =>
  readConfiguration({
    ...{ NODE_ENV: 'test', WHATSAPP_PROVIDER: 'meta', SMS_PROVIDER: 'twilio', TEXT_PRIVATE_HOSTS: '1' },
    ...{ TWILIO_URL: server.url, TWILIO_ACCOUNT: 'AC1', TWILIO_TOKEN: 'secret', TWILIO_SMS_FROM: '+15550100' },
    ...{ META_URL: server.url, META_PHONE_ID: '4711', META_TOKEN: 'meta-token', TWILIO_WHATSAPP_FROM: '+15550101' },
    ...{ TEXT_HOOK_URL: `${server.url}/hook`, TEXT_HOOK_SECRET: HOOK_SECRET },
    ...{ LICHEN_PUBLIC_URL: 'https://portal.example.com', ...more },
  });
const message = (channel: 'whatsapp' | 'sms') => ({
  ...{
    id: 'm1',
    channel,
    to: '+447700900123',
    text: 'First has shared: Bill\nhttps://portal.example.com/x',
    tag: 'de-DE',
  },
  parts: ['First', 'Bill', 'https://portal.example.com/x'],
});
const only = (): AskedOfTexts => {
  expect(server.asked).toHaveLength(1);
  return server.asked[0] as AskedOfTexts;
};

it('speaks to Twilio as Twilio is spoken to', async () => {
  answer = { status: 201, body: { sid: 'SM1', status: 'queued' } };
  expect(await handToService(settings(), message('sms'), NOW)).toEqual({ state: 'taken', providerId: 'SM1' });
  const { path, headers, body } = only();
  expect(path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
  expect(headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    ...{ To: '+447700900123', From: '+15550100', Body: message('sms').text },
    StatusCallback: 'https://portal.example.com/api/text_state/twilio',
  });
  server.asked.length = 0;
  await handToService(settings({ WHATSAPP_PROVIDER: 'twilio' }), message('whatsapp'), NOW);
  expect(new URLSearchParams(only().body).get('To')).toBe('whatsapp:+447700900123');
});

it('speaks to the WhatsApp Cloud API, in plain text or by an approved template', async () => {
  answer = { status: 200, body: { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] } };
  expect(await handToService(settings(), message('whatsapp'), NOW)).toEqual({ state: 'taken', providerId: 'wamid.1' });
  const { path, headers, body } = only();
  expect([path, headers.authorization]).toEqual(['/4711/messages', 'Bearer meta-token']);
  expect(JSON.parse(body)).toMatchObject({ to: '447700900123', type: 'text', text: { preview_url: false } });
  server.asked.length = 0;
  await handToService(settings({ META_TEMPLATE: 'document_shared' }), message('whatsapp'), NOW);
  expect(JSON.parse(only().body)).toMatchObject({
    type: 'template',
    template: { name: 'document_shared', language: { code: 'de_DE' } },
  });
});

it('sends messages of a conversation in their own words or in the template for them', async () => {
  answer = { status: 200, body: { sid: 'SM1', messages: [{ id: 'wamid.1' }] } };
  const both = { META_TEMPLATE: 'document_shared', META_CHAT_TEMPLATE: 'chat_message', TWILIO_CHAT_CONTENT: 'HX1' };
  const said = async (form: 'plain' | 'template', more: Record<string, string> = {}) => {
    server.asked.length = 0;
    await handToService(
      settings({ ...both, ...more }),
      { ...message('whatsapp'), parts: ['Ann', 'a\n  b'], form },
      NOW,
    );
    return only().body;
  };
  expect(JSON.parse(await said('plain'))).toMatchObject({ type: 'text', text: { body: message('whatsapp').text } });
  const parameters = [
    { type: 'text', text: 'Ann' },
    { type: 'text', text: 'a b' },
  ];
  expect(JSON.parse(await said('template'))).toMatchObject({
    template: { name: 'chat_message', components: [{ parameters }] },
  });
  const twilio = new URLSearchParams(await said('template', { WHATSAPP_PROVIDER: 'twilio' }));
  expect([twilio.get('ContentSid'), twilio.get('Body')]).toEqual(['HX1', null]);
  expect(JSON.parse(twilio.get('ContentVariables') ?? '')).toEqual({ 1: 'Ann', 2: 'a b' });
});

it('signs what it sends to a service of the operator’s own', async () => {
  answer = { status: 204, body: null };
  const hooked = settings({ SMS_PROVIDER: 'hook' });
  expect(await handToService(hooked, message('sms'), NOW)).toEqual({ state: 'taken', providerId: 'm1' });
  const { headers, body } = only();
  expect(headers['x-text-signature']).toBe(hookSignature(HOOK_SECRET, String(NOW / 1000), body));
  expect(JSON.parse(body)).toMatchObject({ id: 'm1', channel: 'sms', to: '+447700900123' });
});

it('sends from the number of the company where the operator says that the service does', async () => {
  answer = { status: 201, body: { sid: 'SM1' } };
  const own = { ...message('sms'), from: '+447700900999' };
  const sender = async (more: Record<string, string>) => {
    server.asked.length = 0;
    await handToService(settings(more), own, NOW);
    const { body } = only();
    return more['SMS_PROVIDER'] === 'hook' ? JSON.parse(body).from : new URLSearchParams(body).get('From');
  };

  expect(await sender({})).toBe('+15550100');
  expect(await sender({ TEXT_FROM_COMPANIES: '1' })).toBe('+447700900999');
  expect(await sender({ SMS_PROVIDER: 'hook' })).toBeUndefined();
  expect(await sender({ SMS_PROVIDER: 'hook', TEXT_FROM_COMPANIES: '1' })).toBe('+447700900999');
});

test.each([
  [503, 'later'],
  [429, 'later'],
  [400, 'refused'],
  [302, 'refused'],
])('takes %i for %s', async (status, state) => {
  answer = { status, body: { message: 'no' } };
  expect((await handToService(settings(), message('sms'), NOW)).state).toBe(state);
});

it('reaches no machine of this network unless the operator says so, and waits for one that is away', async () => {
  answer = { status: 201, body: { sid: 'SM1' } };
  expect(await handToService(settings({ TEXT_PRIVATE_HOSTS: '0' }), message('sms'), NOW)).toEqual({
    ...{ state: 'refused', why: 'address' },
  });
  expect(server.asked).toEqual([]);
  expect((await handToService(settings({ TWILIO_URL: 'http://127.0.0.1:1' }), message('sms'), NOW)).state).toBe(
    'later',
  );
});

it('does not start with half of what a service needs', () => {
  expect(() => readConfiguration({ NODE_ENV: 'test', SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT: 'AC1' })).toThrow(
    /TWILIO_TOKEN.*\n.*TWILIO_SMS_FROM/,
  );
});
