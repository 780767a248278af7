import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** A process that takes an answer and dies before it can say that it has it; its port. */
async function dyingProcess(): Promise<number> {
  const { databaseUrl, dataDir } = place.world.engine.platform.configuration;
  const register = join(__dirname, '../../../platform/bounded/register-typescript.cjs');
  const script = join(__dirname, '../../../../test/servers/dying-mail-process.ts');
  const child = spawn(process.execPath, ['-r', register, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ ...process.env, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LICHEN_WORKERS: '0' },
      ...{ DATABASE_URL: databaseUrl, LICHEN_DATA_DIR: dataDir, MAIL_IN_DOMAIN: DOMAIN, MAIL_IN_PORT: '0' },
      ...{ LICHEN_LOG_LEVEL: 'silent', LICHEN_DEMO: '0', DYING_DOOR: 'replies' },
    },
  });
  const [said] = await once(child.stdout, 'data');
  return Number(String(said));
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
  expect((await sendMessage(await dyingProcess(), { to: [address], from: ANA, raw: killed })).at(-1)).toBe(0);
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
