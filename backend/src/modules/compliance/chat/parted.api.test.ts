import { CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { type ChatWorld, chatWorld, type Row } from '../../../../test/chat-world';

let place: ChatWorld;
beforeEach(async () => {
  place = await chatWorld();
}, 60_000);
afterEach(() => place.world.stop());

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

it('keeps the history of a former partner readable on the side that keeps its record', async () => {
  const { one, other, joined, begun, upload, send, answer, messages, chats, fileOf, post } = place;
  const { theirs, to } = await begun('Before');
  const file = (await upload(one, to, PDF, 'before.pdf')).body.obj._id as string;
  await send(one, { _id: file });
  await answer(theirs, 'Answered before');
  const waiting = (await post(other, theirs.to, 'Waiting')).body.obj as Row;
  const [received] = (await messages(other, theirs.to)).filter((each) => each.file) as [Row];

  // The one that began it parts: its own record and rows go, those of the other company stay.
  expect((await one.send('DELETE', `partners/${joined.theirs}`)).status).toBe(200);
  for (let tries = 0; tries < 200 && !(await chats(other))[0]?.ended; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));

  expect(await chats(other)).toMatchObject([{ ended: true, last_text: 'Answered before' }]);
  expect((await messages(other, theirs.to)).map(({ content }) => content.message)).toEqual([
    ...['Answered before', 'before.pdf', 'Before'],
  ]);
  expect(await (await fileOf(other, received._id)).text()).toBe(PDF);
  const refused = await send(other, waiting);
  expect([refused.status, refused.body.err]).toEqual([422, CHAT_TEXTS.ended]);
  // Reading notes nothing over there, and fails for nobody.
  const [chat] = (await chats(other)) as [Row];
  expect((await other.send('POST', `partner_chats/${chat._id}/mark_read`, { seq: 9 })).status).toBe(200);
  expect((await chats(other))[0]).toMatchObject({ unread: 0 });
  expect((await one.send('GET', 'partner_submissions')).body.total).toBe(0);
  expect(await place.filesOf(one.companyId)).toBe(0);
}, 60_000);
