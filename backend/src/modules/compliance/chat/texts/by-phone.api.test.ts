import { createHash, createHmac, randomUUID } from 'node:crypto';
import { CHAT_LIMITS, CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { SEND_LIMIT_TEXTS } from '@lichen/contracts/text/send-limit-texts';
import { type TextsAnswer, textServiceServer } from '../../../../../test/servers/text-service-server';
import { type ChatWorld, chatWorld, type Row } from '../../../../../test/worlds/chat-world';
import { until } from '../../../../../test/worlds/demand-book';
import type { Person } from '../../../../../test/world';
import { newId, systemClock } from '../../../../platform/clock';
import type { TextMessage } from '../../../../platform/texts/text-sender';
import { hookSignature } from '../../../../platform/texts/text-service.client';
import { CHAT_TEXTED } from '../chat-jobs';

const SECRET = 's'.repeat(32);

let place: ChatWorld;
let service: Awaited<ReturnType<typeof textServiceServer>>;
let answer: TextsAnswer;

beforeAll(async () => {
  service = await textServiceServer(() => answer);
  const meta = { META_URL: service.url, META_PHONE_ID: '1', META_TOKEN: 't', META_APP_SECRET: 'app' };
  place = await chatWorld({
    environment: {
      ...{ WHATSAPP_PROVIDER: 'meta', ...meta, META_CHAT_TEMPLATE: 'chat_message' },
      ...{ SMS_PROVIDER: 'hook', TEXT_HOOK_URL: service.url, TEXT_HOOK_SECRET: SECRET, TEXT_PRIVATE_HOSTS: '1' },
    },
  });
}, 60_000);
beforeEach(() => {
  service.asked.length = 0;
});
afterAll(async () => {
  await place.world.stop();
  await service.stop();
});

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `7700 9${String(numbers).padStart(5, '0')}`;
};
const whole = (number: string) => `+44${number.replace(' ', '')}`;

/** A contact of a partner who uses no portal, reached by phone alone. */
async function byPhone(person: Person, number: string, message_by: string | null) {
  const partner_id = (await person.send('POST', 'partners', { name: `Calder ${randomUUID()}` })).body.obj._id as string;
  const named = { partner_id, first_name: 'Ana', last_name: 'Ruiz', country_code: '44', number, message_by };
  const to = (await person.send('POST', 'partner_contacts', named)).body.obj._id as string;
  const write = async (message: string) => {
    const content = { type: 'text', message };
    const made = (await person.send('POST', 'partner_submissions', { partner_id, to, content })).body.obj as Row;
    return place.send(person, made);
  };
  const sent = async (message: string, providerId: string = randomUUID()) => {
    answer = { status: 200, body: { id: providerId, messages: [{ id: providerId }] } };
    const { status, body } = await write(message);
    expect([status, body.err]).toEqual([200, undefined]);
    await until(async () => (await stored(person, body.obj)).handed_on !== null);
    return { own: body.obj as Row, providerId, asked: JSON.parse(service.asked.at(-1)?.body ?? '{}') };
  };
  const chat = async () => (await place.chats(person)).find((each) => each['to'] === to) as Row;
  return { partner_id, to, write, sent, chat, messages: () => place.messages(person, to) };
}

const stored = async (person: Person, { _id }: Row): Promise<Row> =>
  (await person.send('GET', `partner_submissions/${_id}`)).body.obj;

/** A link to a document, as sharing sends it. */
const linkTo = (number: string): TextMessage => {
  const follow = { kind: CHAT_TEXTED, input: { message_id: 'none' } };
  return { channel: 'sms', to: whole(number), text: 'A link', tag: 'en-GB', parts: [], follow };
};

/** Sends a message without a conversation; returns its service's id. */
async function handOn({ companyId, userId }: Person, message: TextMessage): Promise<string> {
  const { database, texts, jobs } = place.world.engine.platform;
  const id = randomUUID();
  answer = { status: 200, body: { id } };
  const author = { companyId, userId, now: Date.now(), newId: () => newId(systemClock) };
  await database.transaction((tx) => texts.send(message, tx, author));
  jobs.wake();
  const named = 'SELECT id FROM text_messages WHERE provider_id = ?';
  await until(async () => (await database.all(named, [id])).length === 1);
  return id;
}

/** A report of the operator's own service. */
async function hook(said: object, secret = SECRET): Promise<number> {
  const body = JSON.stringify(said);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = { 'x-text-timestamp': timestamp, 'x-text-signature': hookSignature(secret, timestamp, body) };
  return (await fetch(`${place.world.url}/api/text_state/hook`, { method: 'POST', body, headers })).status;
}
const sms = (number: string, text: string, more: object = {}) =>
  hook({ id: randomUUID(), channel: 'sms', from: whole(number), text, ...more });

/** A report of Meta. */
async function whatsapp(number: string, message: object, seconds = Date.now() / 1000): Promise<number> {
  const from = whole(number).slice(1);
  const messages = [{ id: `wamid.${randomUUID()}`, from, timestamp: String(Math.floor(seconds)), ...message }];
  const value = { metadata: { phone_number_id: '1' }, messages };
  const body = JSON.stringify({ entry: [{ changes: [{ value }] }] });
  const signed = createHmac('sha256', 'app').update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signed}` };
  return (await fetch(`${place.world.url}/api/text_state/meta`, { method: 'POST', body, headers })).status;
}

it('sends a message by SMS with its author, and says how far it came', async () => {
  const { one } = place;
  const { sent, write, chat } = await byPhone(one, newNumber(), 'sms');
  const { own, asked } = await sent('Could you send the schedule?', 'own-1');
  expect(asked).toMatchObject({ channel: 'sms', to: whole('7700 900001') });
  const text = 'Ann Other, First company:\nCould you send the schedule?';
  expect(asked.text).toBe(`${text}\nAnswer STOP to receive no more messages.`);
  expect(await chat()).toMatchObject({ channel: 'sms', name: 'Ana Ruiz', last_own: true });
  expect(await stored(one, own)).toMatchObject({ channel: 'sms', seq: 1, delivered_on: null, failed_on: null });
  expect(await hook({ id: 'own-1', state: 'delivered' })).toBe(200);
  await until(async () => (await stored(one, own)).delivered_on !== null);

  answer = { status: 400, body: {} };
  const refused = (await write('Nobody gets this')).body.obj as Row;
  await until(async () => (await stored(one, refused)).failed_on !== null);
  expect(await stored(one, refused)).toMatchObject({ status: 'sent', handed_on: null, delivered_on: null });
});

it('takes a signed answer once into its conversation, and nothing of strangers', async () => {
  const { one, other, third, world } = place;
  const number = newNumber();
  const { sent, messages, chat } = await byPhone(one, number, 'sms');
  await sent('And the invoice?');
  const said = { id: 'in-1', channel: 'sms', from: whole(number), text: ' It\u202e comes\u0007 to\u0301morrow. ' };
  expect(await hook(said, 'x'.repeat(32))).toBe(401);
  expect(await hook(said)).toBe(200);
  expect(await hook(said)).toBe(200);
  expect(await hook({ ...said, id: 'in-2', from: '+447700999999' })).toBe(200);
  expect(await sms(number, 'See the picture', { media: 2 })).toBe(200);
  expect(await sms(number, 'x'.repeat(6000))).toBe(200);
  await until(async () => (await messages()).length >= 4);

  const received = (await messages()).filter(({ own }) => !own);
  expect(received).toHaveLength(3);
  // The one that was reported twice is in it once, whatever its job does.
  const number_hash = createHash('sha256').update(whole(number)).digest('hex');
  const kept = 'SELECT id FROM received_texts WHERE number_hash = ?';
  expect(await world.engine.platform.database.all(kept, [number_hash])).toHaveLength(3);
  const first = received.find(({ content }) => content.message === 'It comes t\u00f3morrow.');
  expect(first).toMatchObject({ author: 'Ana Ruiz', channel: 'sms', left_out: null });
  expect(received.find(({ content }) => content.message === 'See the picture')).toMatchObject({ left_out: 2 });
  expect(Math.max(...received.map(({ content }) => content.message.length))).toBe(CHAT_LIMITS.message);
  expect(await chat()).toMatchObject({ unread: 3, last_own: false });
  for (const person of [other, third]) expect(await place.messages(person)).toEqual([]);
});

it('gives an answer to no company where several write to a number, unless it names the conversation', async () => {
  const { one, third } = place;
  const number = newNumber();
  const ours = await byPhone(one, number, 'sms');
  const theirs = await byPhone(third, number, 'sms');
  await ours.sent('From the first');
  const { asked, providerId } = await theirs.sent('From the third');
  const code = /To answer, begin with the code (#[0-9A-F]{4})/.exec(asked.text)?.[1];
  expect(code).toBeDefined();

  expect(await sms(number, 'To whom?')).toBe(200);
  expect(await sms(number, `${code?.toLowerCase()}: by code`)).toBe(200);
  expect(await sms(number, 'by quotation', { quoted: providerId })).toBe(200);
  const { database } = place.world.engine.platform;
  const before = [Date.now() - 31 * 86_400_000, providerId];
  await database.transaction((tx) => tx.run('UPDATE text_messages SET sent_on = ? WHERE provider_id = ?', before));
  expect(await sms(number, 'late by quotation', { quoted: providerId })).toBe(200);
  await until(async () => (await theirs.messages()).length === 4);
  const words = (await theirs.messages()).map(({ content }) => content.message);
  expect(words.sort()).toEqual(['From the third', 'by code', 'by quotation', 'late by quotation']);
  expect(await ours.messages()).toHaveLength(1);
});

it('gives an answer to no company where another has shared a document with the number', async () => {
  const { one, third, world } = place;
  const number = newNumber();
  const ours = await byPhone(one, number, 'sms');
  await handOn(one, linkTo(number));
  const link = await handOn(third, linkTo(number));
  const { asked } = await ours.sent('From the first');
  expect(asked.text).toContain('Answer STOP to receive no more messages.');
  const code = /To answer, begin with the code (#[0-9A-F]{4})/.exec(asked.text)?.[1];
  expect(code).toBeDefined();

  expect(await sms(number, 'To whom?')).toBe(200);
  expect(await sms(number, 'to the third', { quoted: link })).toBe(200);
  const { database } = world.engine.platform;
  const before = [Date.now() - 31 * 86_400_000, link];
  await database.transaction((tx) => tx.run('UPDATE text_messages SET sent_on = ? WHERE provider_id = ?', before));
  expect(await sms(number, 'late to the third', { quoted: link })).toBe(200);
  expect(await sms(number, `${code} by code`)).toBe(200);
  expect(await sms(number, 'To whom else?')).toBe(200);
  // These look like a code.
  const plain = ['#2026', '#2026 end', '#4471 cancel', '#4471 is the wrong invoice'];
  for (const text of plain) expect(await sms(number, text)).toBe(200);
  await until(async () => (await ours.messages()).length >= 7);
  const words = (await ours.messages()).map(({ content }) => content.message);
  expect(words.sort()).toEqual([...plain, 'From the first', 'To whom else?', 'by code']);
  expect(await ours.chat()).toMatchObject({ stopped_on: null });
  expect(await sms(number, `${code} end`)).toBe(200);
  await until(async () => (await ours.chat()).stopped_on !== null);
});

it('leaves out messages that never arrived, for hints and for whose an answer is', async () => {
  const { one, third } = place;
  const number = newNumber();
  const ours = await byPhone(one, number, 'sms');
  const { providerId } = await ours.sent('Never arrives');
  const link = await handOn(third, linkTo(number));
  for (const id of [providerId, link]) expect(await hook({ id, state: 'failed' })).toBe(200);
  const { asked } = await ours.sent('Arrives');
  expect(asked.text).toMatch(/Arrives\nAnswer STOP to receive no more messages\.$/);
  expect(await sms(number, 'It did')).toBe(200);
  await until(async () => (await ours.messages()).length === 3);
});

it('sends a template by WhatsApp until the contact writes, and says why without one', async () => {
  const { one, world } = place;
  const { configuration, database } = world.engine.platform;
  const number = newNumber();
  const { sent, write, messages } = await byPhone(one, number, 'whatsapp');
  const { asked } = await sent('One\nand two');
  expect(asked).toMatchObject({ type: 'template', template: { name: 'chat_message', language: { code: 'en_GB' } } });
  const [author, company, said] = asked.template.components[0].parameters.map((each: Row) => each['text']);
  expect([author, company]).toEqual(['Ann Other', 'First company']);
  expect(said).toBe('One and two Answer STOP to receive no more messages.');
  const long = await write('x'.repeat(CHAT_LIMITS.inTemplate + 1));
  expect([long.status, long.body.err]).toEqual([422, CHAT_TEXTS.tooLongForTemplate]);

  Object.assign(configuration, { META_CHAT_TEMPLATE: undefined });
  try {
    const closed = await write('Too late');
    expect([closed.status, closed.body.err]).toEqual([422, SEND_LIMIT_TEXTS.windowOver]);
    expect(await whatsapp(number, { type: 'text', text: { body: 'Old' } }, Date.now() / 1000 - 8 * 86_400)).toBe(200);
    // Reported late: its 24 hours are over.
    expect(await whatsapp(number, { type: 'text', text: { body: 'Late' } }, Date.now() / 1000 - 25 * 3600)).toBe(200);
    await until(async () => (await messages()).length === 2);
    expect((await write('To the late one')).body.err).toBe(SEND_LIMIT_TEXTS.windowOver);
    expect(await whatsapp(number, { type: 'audio', audio: { id: 'a' } })).toBe(200);
    await until(async () => (await messages()).length === 3);
    expect((await messages())[0]).toMatchObject({ own: false, left_out: 1, content: { message: '' } });
    expect((await sent('In time')).asked).toMatchObject({
      type: 'text',
      text: { body: expect.stringContaining('In time') },
    });

    const dayBefore = Date.now() - 86_400_000;
    await database.transaction((tx) => tx.run('UPDATE received_texts SET sent_on = ?', [dayBefore]));
    expect((await write('A day later')).body.err).toBe(SEND_LIMIT_TEXTS.windowOver);
    // Without a choice the other channel takes it.
    const free = await byPhone(one, newNumber(), null);
    expect((await free.sent('By whichever way')).asked).toMatchObject({ channel: 'sms' });
  } finally {
    Object.assign(configuration, { META_CHAT_TEMPLATE: 'chat_message' });
  }
});

it('writes no more to a number that answers STOP, and says so, until it answers START', async () => {
  const { one, third } = place;
  const number = newNumber();
  const ours = await byPhone(one, number, 'sms');
  const theirs = await byPhone(third, number, 'whatsapp');
  await ours.sent('Good morning');
  await theirs.sent('Good day');
  expect(await sms(number, 'Stop.')).toBe(200);
  await until(async () => (await ours.chat()).stopped_on !== null && (await theirs.chat()).stopped_on !== null);
  expect((await ours.messages()).map(({ content }) => content.message)).toEqual(['Stop.', 'Good morning']);
  expect(await theirs.messages()).toHaveLength(1);
  for (const { write } of [ours, theirs]) {
    const refused = await write('Once more');
    expect([refused.status, refused.body.err]).toEqual([422, CHAT_TEXTS.stopped]);
  }
  expect(await sms(number, 'START')).toBe(200);
  await until(async () => (await ours.chat()).stopped_on === null && (await theirs.chat()).stopped_on === null);
  await ours.sent('Welcome back');
});

it('refuses what a phone does not take, and keeps it as a draft', async () => {
  const { one, send, joined, contactOf } = place;
  const { write } = await byPhone(one, newNumber(), 'sms');
  const long = await write('x'.repeat(CHAT_LIMITS.toPhone + 1));
  expect([long.status, long.body.err]).toEqual([422, CHAT_TEXTS.tooLongForPhone]);
  // Names and hints count as well.
  const link = linkTo(newNumber());
  const answering = { ...link.follow, codeHint: '', stopHint: 'Answer STOP.' };
  const named = handOn(one, { ...link, text: 'x'.repeat(1590), answering });
  await expect(named).rejects.toThrow(SEND_LIMIT_TEXTS.tooLong);
  // As do the template's own words, which the portal does not know.
  const inTemplate = handOn(one, { ...link, channel: 'whatsapp', parts: ['x'.repeat(820)], answering });
  await expect(inTemplate).rejects.toThrow(SEND_LIMIT_TEXTS.tooLong);
  const nowhere = await byPhone(one, 'none', 'sms');
  expect((await nowhere.write('Hello')).body.err).toBe(CHAT_TEXTS.noNumber);

  // A contact of a connected partner who has no account, and is to be reached by phone although there is an address.
  const to = await contactOf('ana@glass.example');
  const number = { country_code: '44', number: newNumber(), message_by: 'sms' };
  await one.send('PATCH', `partner_contacts/${to}`, number);
  answer = { status: 200, body: { id: randomUUID() } };
  const content = { type: 'text', message: 'To the phone' };
  const made = await one.send('POST', 'partner_submissions', { partner_id: joined.theirs, to, content });
  expect((await send(one, made.body.obj)).body.obj).toMatchObject({ channel: 'sms' });
});

it('sends a file as a link that opens this file alone, for a month', async () => {
  const { one, upload, send, joined, contactOf, world } = place;
  const { database, configuration } = world.engine.platform;
  const to = await contactOf('ana@glass.example');
  const number = { country_code: '44', number: newNumber(), message_by: 'sms' };
  await one.send('PATCH', `partner_contacts/${to}`, number);
  const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
  const own = (await upload(one, to, pdf, 'schedule.pdf')).body.obj as Row;
  answer = { status: 200, body: { id: randomUUID() } };
  expect((await send(one, own)).body.obj).toMatchObject({ channel: 'sms', partner_id: joined.theirs });
  await until(async () => (await stored(one, own)).handed_on !== null);
  const texts = service.asked.map(({ body }) => String(JSON.parse(body || '{}').text));
  const [, name, link = ''] = texts.find((text) => text.includes('schedule.pdf'))?.split('\n') ?? [];
  expect([name, link.startsWith(`${configuration.publicUrl}/api/phone_file?key=`)]).toEqual(['schedule.pdf', true]);

  const open = (address: string) => fetch(address.replace(configuration.publicUrl, world.url));
  const got = await open(link);
  expect([got.status, await got.text()]).toEqual([200, pdf]);
  expect(got.headers.get('content-disposition')).toContain('attachment');
  // Not the last letter, some of whose bits stand for nothing.
  const changed = link.replace(/key=(.)/, (_: string, first: string) => `key=${first === 'A' ? 'B' : 'A'}`);
  expect([(await open(changed)).status, (await open(link.replace(/key=.*/, 'key='))).status]).toEqual([404, 404]);
  const sent_on = Date.now() - 31 * 86_400_000;
  await database.transaction((tx) =>
    tx.run('UPDATE partner_submissions SET sent_on = ? WHERE id = ?', [sent_on, own._id]),
  );
  expect((await open(link)).status).toBe(404);
});
