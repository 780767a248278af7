import { partnerChat } from '@lichen/contracts/compliance/chat/partner-chat.entity';
import { partnerMessage } from '@lichen/contracts/compliance/chat/partner-message.entity';
import { CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { PARTNER_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type ChatWorld, chatWorld, type Row } from '../worlds/chat-world';
import { cellsFor, found } from './hidden-records';

let place: ChatWorld;
beforeAll(async () => {
  place = await chatWorld();
}, 60_000);
afterAll(() => place.world.stop());

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

/** A conversation with a message that was sent, a draft and a file, by the rows of either company. */
async function talked() {
  const { world, one, begun, draft, chats, upload } = place;
  const { to, sent, received, theirs } = await begun('Good morning');
  const own = (await chats(one)).find((each) => each.to === to) as Row;
  const kept = await draft(to, 'Only ours');
  const file = (await upload(one, to, PDF, 'ours.pdf')).body.obj._id as string;
  const ours = [
    ...(await cellsFor(world, partnerChat, own._id)),
    ...(await cellsFor(world, partnerMessage, sent._id)),
    ...(await cellsFor(world, partnerMessage, kept._id)),
    ...(await cellsFor(world, partnerMessage, file)),
  ];
  const others = [
    ...(await cellsFor(world, partnerChat, theirs._id)),
    ...(await cellsFor(world, partnerMessage, received._id)),
  ];
  return { to, theirs, kept, file, ours, others };
}

it('is each company’s own: the other one and a third find nothing of it', async () => {
  const { one, other, third, fileOf } = place;
  const { ours, others, file } = await talked();

  expect([ours.length, others.length].every((count) => count > 5)).toBe(true);
  expect(await found(other, ours)).toEqual([]);
  expect(await found(one, others)).toEqual([]);
  expect(await found(third, [...ours, ...others])).toEqual([]);
  for (const entity of [partnerChat, partnerMessage]) expect((await third.send('GET', entity.name)).body.total).toBe(0);
  for (const person of [other, third]) expect((await fileOf(person, file)).status).toBe(404);
}, 60_000);

it('is open to a partner account, which has nothing but compliance and the value chain', async () => {
  const { world, other, begun, answer } = place;
  const { accounts } = world.engine.platform;
  const before = await accounts.session(other.cookie.split('=')[1] ?? '');
  await accounts.subscribe(other.companyId, { modules: [...PARTNER_SUBSCRIPTIONS], type: 'partner' });
  const { theirs } = await begun('To a partner account');
  expect((await answer(theirs, 'From a partner account')).status).toBe(200);
  await accounts.subscribe(other.companyId, { modules: before?.modules ?? [], type: 'standard' });
});

it('leaves a former partner its history, and passes nothing new either way', async () => {
  const { one, other, joined, messages, chats, send, post, draft, fileOf, upload } = place;
  const { to, theirs, kept, file } = await talked();
  await send(one, { _id: file });
  const unread = await draft(to, 'Read too late');
  await send(one, unread);
  const answers = await post(other, theirs.to, 'Kept for later');
  const before = await messages(other, theirs.to);

  await other.send('DELETE', `partners/${joined.ours}`);
  expect(await messages(other, theirs.to)).toEqual([]);
  expect(answers.status).toBe(201);
  await joined.ended();

  const own = (await chats(one)).find((each) => each.to === to) as Row;
  expect(own).toMatchObject({ ended: true, partner: { name: 'Second' } });
  expect(await messages(one, to)).toHaveLength(before.length);
  expect((await fileOf(one, file)).status).toBe(200);
  const refused = await send(one, kept);
  expect([refused.status, refused.body.err]).toEqual([422, CHAT_TEXTS.ended]);
  // Drafts of before can be deleted, and a new one is not sent either.
  expect((await one.send('DELETE', `partner_submissions/${kept._id}`)).status).toBe(200);
  expect((await send(one, await draft(to, 'Still there?'))).status).toBe(422);
  expect((await upload(one, to, PDF, 'late.pdf')).status).toBe(200);
  expect((await other.send('GET', 'partner_submissions')).body.total).toBe(0);
  expect(await place.filesOf(other.companyId)).toBe(0);
});
