import { textsOfHook, textsOfMeta, textsOfTwilio } from './incoming-texts';

const meta = (messages: object[], phone_number_id = '1') =>
  textsOfMeta(
    { META_PHONE_ID: '1' },
    { entry: [{ changes: [{ value: { metadata: { phone_number_id }, messages } }] }] },
  );
const said = (body: string) => ({ type: 'text', text: { body } });
const head = { id: 'wamid.1', from: '447700900123', timestamp: '1790000000' };

it('reads messages of WhatsApp: text, a quotation, and what stands beside a picture', () => {
  const whole = { channel: 'whatsapp', id: 'wamid.1', from: '+447700900123', to: undefined, quoted: undefined };
  const at = 1_790_000_000_000;
  expect(meta([{ ...head, ...said('Hello'), context: { id: 'wamid.0' } }])).toEqual([
    { ...whole, text: 'Hello', media: 0, quoted: 'wamid.0', at },
  ]);
  expect(meta([{ ...head, type: 'image', image: { id: 'i', caption: 'The meter' } }])).toEqual([
    { ...whole, text: 'The meter', media: 1, at },
  ]);
  expect(meta([{ ...head, type: 'audio', audio: { id: 'a' } }])).toEqual([{ ...whole, text: '', media: 1, at }]);
});

it('leaves out what is not for the own number, says nothing, or names nobody', () => {
  expect(meta([{ ...head, ...said('Hello') }], '2')).toEqual([]);
  expect(meta([{ ...head, type: 'reaction', reaction: { emoji: '👍' } }])).toEqual([]);
  expect(meta([{ ...head, ...said('  ') }])).toEqual([]);
  for (const from of ['', '12', '0447700900123', 'x', 447700900123, null])
    expect(meta([{ ...head, from, ...said('Hello') }])).toEqual([]);
  for (const id of ['', 'x'.repeat(257), 1]) expect(meta([{ ...head, id, ...said('Hello') }])).toEqual([]);
  for (const body of [null, [], 'x', { entry: 1 }, { entry: [{ changes: [null, { value: { messages: 1 } }] }] }])
    expect(textsOfMeta({ META_PHONE_ID: '1' }, body)).toEqual([]);
});

it('reads messages of Twilio by SMS and WhatsApp, and no delivery states', () => {
  const values = (more: Record<string, string>) =>
    textsOfTwilio(
      new Map(Object.entries({ SmsStatus: 'received', MessageSid: 'SM1', To: '+15550100', Body: 'Yes', ...more })),
    );
  expect(values({ From: '+447700900123', NumMedia: '2' })).toEqual([
    ...[{ channel: 'sms', id: 'SM1', from: '+447700900123', to: '+15550100', text: 'Yes', media: 2 }],
  ]);
  expect(values({ From: 'whatsapp:+447700900123', To: 'whatsapp:+15550101' })).toMatchObject([
    { channel: 'whatsapp', from: '+447700900123', to: '+15550101', media: 0 },
  ]);
  expect(values({ From: '+447700900123', SmsStatus: 'delivered' })).toEqual([]);
});

it('reads messages of a service of the operator’s own', () => {
  const sent = { id: 'in-1', channel: 'sms', from: '+447700900123', text: 'Yes' };
  expect(textsOfHook(sent)).toMatchObject([{ id: 'in-1', channel: 'sms', text: 'Yes', media: 0 }]);
  expect(textsOfHook({ ...sent, text: '', media: 1e9 })).toMatchObject([{ text: '', media: 99 }]);
  expect(textsOfHook({ ...sent, channel: 'fax' })).toEqual([]);
  expect(textsOfHook({ id: 'own-7', state: 'sent' })).toEqual([]);
});
