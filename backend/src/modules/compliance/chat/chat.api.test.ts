import { CHAT_LIMITS, CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { type ChatWorld, chatWorld, type Row } from '../../../../test/worlds/chat-world';
import { until } from '../../../../test/worlds/demand-book';

let place: ChatWorld;
beforeAll(async () => {
  place = await chatWorld();
}, 60_000);
afterAll(() => place.world.stop());

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

it('keeps a draft in its company, and shows the other one what was sent', async () => {
  const { one, other, contactOf, draft, send, messages } = place;
  const to = await contactOf(other.email);
  const first = await draft(to, 'Good morning');
  expect(first).toMatchObject({ status: 'draft', own: true, author: 'Ann Other', seq: null });
  expect(await messages(other)).toEqual([]);

  const sent = await send(one, first);
  const second = await draft(to, 'Not sent yet');

  expect(sent.body.obj).toMatchObject({
    ...{ status: 'sent', seq: 1, channel: 'portal', read_on: null, sent_on: expect.any(Number) },
    delivered_on: expect.any(Number),
  });
  const theirs = await messages(other);
  expect(theirs).toMatchObject([
    { status: 'sent', own: false, author: 'Ann Other', seq: 1, content: { type: 'text', message: 'Good morning' } },
  ]);
  const [chat] = await place.chats(other);
  expect(chat).toMatchObject({
    ...{ name: 'Ann Other', channel: 'portal', last_text: 'Good morning', unread: 1, ended: false },
    partner: { name: expect.any(String) },
  });
  for (const secret of [to, first._id, second._id, one.userId, one.companyId, place.joined.theirs, 'Not sent yet'])
    expect(JSON.stringify([theirs, chat])).not.toContain(secret);
});

it('takes an answer, counts what is unread, and tells the writer when it was read', async () => {
  const { one, other, begun, answer, messages, chats } = place;
  const { to, theirs } = await begun('Question');
  await answer(theirs, 'Answer one');
  await answer(theirs, 'Answer two');

  const [chat] = (await chats(one)).filter((each) => each.to === to) as [Row];
  expect(chat).toMatchObject({ unread: 2, last_text: 'Answer two', last_own: false });
  expect((await messages(one, to)).map(({ seq }) => seq)).toEqual([3, 2, 1]);
  const read = (seq: number) => one.send('POST', `partner_chats/${chat._id}/mark_read`, { seq });
  expect((await read(2)).status).toBe(200);

  expect((await chats(one)).find((each) => each.to === to)).toMatchObject({ unread: 1 });
  // Reading is of what came: the own message waits for the other company.
  expect((await messages(one, to)).find(({ own }) => own)?.read_on).toBeNull();
  const seen = await messages(other, theirs.to);
  expect(seen.map(({ own, read_on }) => [own, read_on !== null])).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
  const [, earlier] = seen as [Row, Row];
  await read(3);
  // A message that was read once keeps its time.
  expect((await messages(other, theirs.to))[1]?.read_on).toBe(earlier.read_on);
});

it('edits and deletes drafts, and neither what was sent nor what came', async () => {
  const { one, other, begun, draft, send, messages } = place;
  const { to, sent, received } = await begun('Once');
  const own = await draft(to, 'First words');
  const edited = await one.send('PATCH', `partner_submissions/${own._id}`, {
    content: { type: 'text', message: 'Other words' },
  });
  expect(edited.body.obj).toMatchObject({ content: { message: 'Other words' } });
  for (const [person, id] of [
    [one, sent._id],
    [other, received._id],
  ] as const) {
    const content = { content: { type: 'text', message: 'Changed' } };
    const answers = [
      await person.send('PATCH', `partner_submissions/${id}`, content),
      await person.send('DELETE', `partner_submissions/${id}`),
      await person.send('POST', `partner_submissions/${id}/send`, {}),
    ];
    expect(answers.map(({ status, body }) => [status, body.err])).toEqual(
      answers.map(() => [422, CHAT_TEXTS.sentAlready]),
    );
  }
  const gone = await draft(to, 'Never mind');
  expect((await one.send('DELETE', `partner_submissions/${gone._id}`)).status).toBe(200);
  await send(one, own);
  expect((await messages(other)).map(({ content }) => content.message)).toContain('Other words');
  expect(JSON.stringify(await messages(other))).not.toMatch(/Changed|Never mind|First words/);
});

it('refuses what is empty, too long, of no contact or of another one, each with its words', async () => {
  const { one, joined, contactOf, draft, other } = place;
  const to = await contactOf(other.email);
  const post = async (body: object) => {
    const sent = await one.send('POST', 'partner_submissions', { partner_id: joined.theirs, to, ...body });
    return sent.body.errors;
  };
  const text = (message: unknown) => ({ content: { type: 'text', message } });
  expect(await post(text(' \n '))).toEqual({ content: CHAT_TEXTS.empty });
  expect(await post(text(5))).toEqual({ content: CHAT_TEXTS.empty });
  expect(await post(text('x'.repeat(CHAT_LIMITS.message + 1)))).toEqual({ content: CHAT_TEXTS.tooLong });
  expect(await post({ content: { type: 'file', message: 'a.pdf' } })).toEqual({ content: CHAT_TEXTS.fileStays });
  expect(await post({ content: { type: 'text', message: 'x', more: 1 } })).toHaveProperty('content');
  const alone = (await one.send('POST', 'partners', { name: 'Another one' })).body.obj._id;
  expect(await post({ ...text('x'), partner_id: alone })).toHaveProperty('to');
  expect(await post({ ...text('x'), to: 'nobody' })).toHaveProperty('to');
  const own = await draft(to, 'Stays');
  const moved = await one.send('PATCH', `partner_submissions/${own._id}`, { to: await contactOf(other.email) });
  expect(moved.body.errors).toEqual({ to: CHAT_TEXTS.staysThere });
});

it('limits drafts of a conversation and messages of a minute', async () => {
  const { one, other, contactOf, draft, send, post } = place;
  const to = await contactOf(other.email);
  const drafts: Row[] = [];
  for (let count = 0; count < CHAT_LIMITS.drafts; count += 1) drafts.push(await draft(to, `Draft ${count}`));
  const more = await post(one, to, 'One more');
  expect([more.status, more.body.err]).toEqual([422, CHAT_TEXTS.tooManyDrafts]);
  const states: number[] = [];
  for (const each of drafts) states.push((await send(one, each)).status);
  const upTo = states.filter((status) => status === 200).length;
  expect(upTo).toBeLessThan(CHAT_LIMITS.aMinute);
  for (let count = upTo; count < CHAT_LIMITS.aMinute + 1; count += 1)
    states.push((await send(one, await draft(to, `More ${count}`))).status);
  expect(states.at(-1)).toBe(429);
  place.pass(61_000);
  const [waiting] = (await place.messages(one, to, 'draft')) as [Row];
  expect((await send(one, waiting)).status).toBe(200);
}, 60_000);

it('pages through the history by its cursor', async () => {
  const { one, begun, answer } = place;
  place.pass(61_000);
  const { to, theirs } = await begun('1');
  for (let count = 2; count <= 7; count += 1) await answer(theirs, String(count));
  const page = async (query: string) => {
    const path = `partner_submissions?partner_id=${place.joined.theirs}&to=${to}&status=sent&limit=3${query}`;
    return ((await one.send('GET', path)).body.list as Row[]).map(({ content }) => content.message);
  };
  expect([await page(''), await page('&up_to=4'), await page('&up_to=1')]).toEqual([
    ['7', '6', '5'],
    ['4', '3', '2'],
    ['1'],
  ]);
});

it('sends a file as a message of its own, which the receiver keeps', async () => {
  const { one, other, contactOf, upload, send, messages, fileOf, third } = place;
  place.pass(61_000);
  const to = await contactOf(other.email);
  const wrong = await upload(one, to, '<script>alert(1)</script>', 'page.html');
  expect(wrong.body.errors).toEqual({ file: CHAT_TEXTS.wrongType });
  expect((await upload(one, 'nobody', PDF, 'cover.pdf')).body.errors).toHaveProperty('to');
  const id = (await upload(one, to, PDF, 'cover.pdf')).body.obj._id as string;
  const [own] = (await messages(one, to, 'draft')) as [Row];
  expect(own).toMatchObject({
    ...{ _id: id, content: { type: 'file', message: 'cover.pdf' } },
    file: { name: 'cover.pdf', bytes: PDF.length, mime: 'application/pdf' },
  });
  expect((await fileOf(other, id)).status).toBe(404);
  const edited = await one.send('PATCH', `partner_submissions/${id}`, { content: { type: 'text', message: 'x' } });
  expect(edited.body.errors).toEqual({ content: CHAT_TEXTS.fileStays });

  expect((await send(one, own)).status).toBe(200);

  const received = (await messages(other)).find(({ content }) => content.message === 'cover.pdf');
  const got = await fileOf(other, received._id);
  expect([got.status, await got.text()]).toEqual([200, PDF]);
  expect(got.headers.get('content-disposition')).toContain('attachment');
  expect([(await fileOf(third, received._id)).status, (await fileOf(one, received._id)).status]).toEqual([404, 404]);
  const second = (await upload(one, to, PDF, 'again.pdf')).body.obj._id as string;
  expect((await one.send('DELETE', `partner_submissions/${second}`)).status).toBe(200);
  expect((await fileOf(one, second)).status).toBe(404);
  expect(await place.filesOf(one.companyId)).toBe(1);
});

it('keeps a message to a phone where the operator reads it, where no service is set', async () => {
  const { one, send, world } = place;
  place.pass(61_000);
  const partner_id = (await one.send('POST', 'partners', { name: 'Reached by phone' })).body.obj._id as string;
  const contact = { partner_id, first_name: 'Ana', country_code: '+44', number: '7700 900777' };
  const to = (await one.send('POST', 'partner_contacts', contact)).body.obj._id as string;
  const content = { type: 'text', message: 'Good morning' };
  const own = (await one.send('POST', 'partner_submissions', { partner_id, to, content })).body.obj as Row;
  expect((await send(one, own)).body.obj).toMatchObject({ channel: 'whatsapp', handed_on: null });
  await until(async () => (await one.send('GET', `partner_submissions/${own._id}`)).body.obj.handed_on !== null);
  const { list } = (await world.nobody('GET', '/operator/inbox')).body as { list: Row[] };
  const kept = list.find((each) => each['to'] === '+447700900777');
  expect(kept).toMatchObject({ subject: 'WhatsApp', text: expect.stringContaining(':\nGood morning\n') });
});

it('is open to the roles that look after compliance alone', async () => {
  const { world } = place;
  const sharer = await world.someone(['user', 'edit_valuechain', 'share_docs']);
  const officer = await world.someone(['user', 'compliance_officer']);
  for (const path of ['partner_chats', 'partner_submissions']) {
    expect((await sharer.send('GET', path)).status).toBe(403);
    expect((await officer.send('GET', path)).status).toBe(200);
  }
});
