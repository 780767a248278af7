import { readdirSync, readFileSync } from 'node:fs';
import { startDyingMail } from '../../../../test/servers/start-dying-mail';
import { type ChatWorld, chatWorld } from '../../../../test/worlds/chat-world';
import { until } from '../../../platform/jobs/testing/work-place';
import { sendMessage } from '../../../platform/mail-in/testing/smtp.client';
import { CHAT_REPLY } from './chat-jobs';

const DOMAIN = 'in.example.com';
const ANA = 'ana@glass.example';

let place: ChatWorld;
beforeAll(async () => {
  place = await chatWorld({ environment: { MAIL_IN_PORT: '0', MAIL_IN_DOMAIN: DOMAIN } });
}, 60_000);
afterAll(() => place.world.stop());

/** Returns the address for the answer to a mail, once the mail has been sent. */
async function replyAddress(): Promise<string> {
  const folder = `${place.world.engine.platform.configuration.dataDir}/mail`;
  let found = '';
  await until(async () => {
    const all = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    found = all.map((raw) => /chat-[a-z0-9]{32}@in\.example\.com/.exec(raw)?.[0]).findLast(Boolean) ?? '';
    return found !== '';
  });
  return found;
}

const raw = (id: string, words: string) =>
  Buffer.from(
    [
      ...[`From: ${ANA}`, 'To: portal', 'Subject: Re: Message', `Message-ID: <${id}@glass.example>`],
      ...['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', '', words, ''],
    ].join('\r\n'),
  );

it('has an answer by email once, whether the process died before it said so or was asked again after it did', async () => {
  const { one, world, contactOf, draft, send, messages } = place;
  const to = await contactOf(ANA);
  await send(one, await draft(to, 'Could you send the schedule?'));
  const address = await replyAddress();
  const port = world.portal.mailInPort ?? 0;
  const killed = raw('killed', 'It comes tomorrow.');

  // Nobody says 250, so that the sending server tries again.
  const { configuration } = world.engine.platform;
  const dying = await startDyingMail(configuration, { MAIL_IN_DOMAIN: DOMAIN, DYING_DOOR: 'replies' });
  expect((await sendMessage(dying, { to: [address], from: ANA, raw: killed })).at(-1)).toBe(0);
  for (let again = 0; again < 2; again += 1)
    expect((await sendMessage(port, { to: [address], from: ANA, raw: killed })).at(-1)).toBe(250);
  expect((await sendMessage(port, { to: [address], from: ANA, raw: raw('next', 'Here it is.') })).at(-1)).toBe(250);

  const { database } = world.engine.platform;
  await until(async () => {
    const waiting = "SELECT id FROM jobs WHERE kind = ? AND state IN ('waiting', 'running')";
    return (await database.all(waiting, [CHAT_REPLY])).length === 0;
  });
  const received = (await messages(one, to)).filter(({ own }) => !own);
  expect(received.map(({ content }) => content.message).sort()).toEqual(['Here it is.', 'It comes tomorrow.']);
  // The mails are forgotten once they are opened.
  expect(await place.filesOf(one.companyId)).toBe(0);
}, 120_000);
