import { CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { type ChatWorld, chatWorld, type Row } from '../../../../test/worlds/chat-world';
import { list, until } from '../../../../test/worlds/demand-book';
import type { Person } from '../../../../test/world';

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

/** Invites a company to stand for the same partner again. */
async function connectAgain(person: Person): Promise<void> {
  const { world, one, joined, pass } = place;
  pass(61_000);
  const invited = await one.send('POST', `partners/${joined.theirs}/invite`, { email: person.email });
  expect(invited.status).toBe(200);
  await until(async () => {
    const { body } = await world.nobody('GET', '/operator/inbox');
    const mailed = (body.list as { to: string; text: string }[]).find(
      ({ to, text }) => to === person.email && text.includes('invitationCode'),
    );
    const invitationCode = mailed?.text.match(/invitationCode=([\w-]+)/)?.[1];
    const connection_code = mailed?.text.match(/code: ([A-Z0-9]{6})/)?.[1];
    const claimed = await person.send('POST', 'init_connect', { invitationCode });
    if (!claimed.body.obj) return false;
    const path = `connection_invitation/${claimed.body.obj._id}/accept_invitation`;
    return (await person.send('POST', path, { connection_code })).status === 200;
  });
}

it('begins a new conversation where another company stands for the partner, and keeps the old one to be read', async () => {
  const { one, other, third, joined, begun, draft, send, messages, chats } = place;
  const { to } = await begun('To the first company');
  const [mine] = (await list(other, 'partners')) as [Row];
  await other.send('DELETE', `partners/${mine._id}`);
  await until(async () => (await chats(one))[0]?.ended === true);

  await connectAgain(third);
  const contact = await one.send('PATCH', `partner_contacts/${to}`, { email: third.email });
  expect(contact.status).toBe(200);
  const sent = await send(one, await draft(to, 'To the third company'));

  expect(sent.status).toBe(200);
  const all = await chats(one);
  expect(all).toEqual([
    expect.objectContaining({ to, ended: false, last_text: 'To the third company' }),
    expect.objectContaining({ ended: true, last_text: 'To the first company' }),
  ]);
  const former = all[1] as Row;
  expect(former.to).toBe(former._id);
  expect((await messages(one, former.to)).map(({ content }) => content.message)).toEqual(['To the first company']);
  expect((await messages(one, to)).map(({ content }) => content.message)).toEqual(['To the third company']);
  expect((await messages(third)).map(({ content }) => content.message)).toEqual(['To the third company']);
  expect(JSON.stringify([await messages(third), await chats(third)])).not.toContain('To the first company');
  // Nothing passes to the company that parted, by either name of the conversation.
  const late = await one.send('POST', 'partner_submissions', {
    ...{ partner_id: joined.theirs, to: former.to, content: { type: 'text', message: 'Late' } },
  });
  expect((await send(one, late.body.obj)).body.err).toBe(CHAT_TEXTS.ended);

  // The first company again: its conversation goes on, and that of the third ends.
  await third.send('DELETE', `partners/${((await list(third, 'partners')) as [Row])[0]._id}`);
  await until(async () => (await chats(one)).every(({ ended }) => ended === true));
  await connectAgain(other);
  const again = await chats(one);
  expect(again.map(({ last_text, ended }) => [last_text, ended])).toEqual([
    ['To the third company', true],
    ['To the first company', false],
  ]);
  expect((await send(one, late.body.obj)).status).toBe(200);
}, 60_000);
