import { type ChatWorld, chatWorld, type Row } from '../../../../test/worlds/chat-world';

let place: ChatWorld;
beforeAll(async () => {
  place = await chatWorld();
}, 60_000);
afterAll(() => place.world.stop());

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

it('sends a draft once, however many press at once', async () => {
  const { one, other, contactOf, draft, send, messages } = place;
  for (let round = 0; round < 5; round += 1) {
    const own = await draft(await contactOf(other.email), `Once ${round}`);
    const answers = await Promise.all([send(one, own), send(one, own), send(one, own)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const came = (await messages(other)).filter(({ content }) => content.message === `Once ${round}`);
    expect(came).toHaveLength(1);
  }
});

it('begins one conversation with two first messages at once', async () => {
  const { one, other, contactOf, post, chats, send, messages } = place;
  const to = await contactOf(other.email);
  const made = await Promise.all(['One', 'Two', 'Three'].map((message) => post(one, to, message)));
  expect(statuses(made)).toEqual([201, 201, 201]);
  expect((await chats(one)).filter((each) => each.to === to)).toHaveLength(1);
  const before = (await chats(other)).length;
  const sent = await Promise.all(made.map(({ body }) => send(one, body.obj)));
  expect(statuses(sent)).toEqual([200, 200, 200]);
  expect(await chats(other)).toHaveLength(before + 1);
  expect((await messages(one, to)).map(({ seq }) => seq)).toEqual([3, 2, 1]);
});

it('counts alike on both sides while both write, read and edit', async () => {
  const { one, other, begun, post, send, messages, chats } = place;
  place.pass(61_000);
  const { to, theirs } = await begun('First');
  const drafts: [typeof one, Row][] = [];
  for (let count = 0; count < 8; count += 1) {
    drafts.push([one, (await post(one, to, `One ${count}`)).body.obj]);
    drafts.push([other, (await post(other, theirs.to, `Other ${count}`)).body.obj]);
  }
  const own = (await chats(one)).find((each) => each.to === to) as Row;
  const reading = [1, 3, 5].map((seq) => one.send('POST', `partner_chats/${own._id}/mark_read`, { seq }));
  const answers = await Promise.all(drafts.map(([person, each]) => send(person, each)));
  await Promise.all(reading);
  expect(statuses(answers)).toEqual(drafts.map(() => 200));

  const [mine, others] = [await messages(one, to), await messages(other, theirs.to)];
  const said = (rows: readonly Row[]) => rows.map(({ seq, content }) => [seq, content.message]);
  expect(said(mine)).toEqual(said(others));
  expect(mine.map(({ seq }) => seq)).toEqual(Array.from({ length: 17 }, (_, at) => 17 - at));
  const unread = mine.filter((each) => !each.own && each.read_on === null).length;
  expect((await chats(one)).find((each) => each.to === to)).toMatchObject({ unread });
}, 60_000);

it('sends the words that were there when it was sent, of an edit at the same moment', async () => {
  const { one, other, contactOf, draft, send, messages } = place;
  place.pass(61_000);
  for (let round = 0; round < 5; round += 1) {
    const own = await draft(await contactOf(other.email), `Old ${round}`);
    const content = { type: 'text', message: `New ${round}` };
    const edit = one.send('PATCH', `partner_submissions/${own._id}`, { content });
    const [edited, sent] = await Promise.all([edit, send(one, own)]);
    const stored = (await one.send('GET', `partner_submissions/${own._id}`)).body.obj as Row;
    expect([edited.status, sent.status]).toContain(200);
    if (stored.status !== 'sent') continue;
    const came = (await messages(other)).filter((each) => each.content.message === stored.content.message);
    expect(came).toHaveLength(1);
  }
});
