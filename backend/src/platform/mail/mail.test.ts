import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import { LANGUAGES } from '@lichen/contracts/text/languages';
import { Problem } from '@lichen/contracts/api/problems';
import express, { type NextFunction, type Request, type Response } from 'express';
import { systemClock } from '../clock';
import { openPlace, somewhere, until } from '../jobs/testing/work-place';
import { makeInbox } from './capture';
import { inboxRoutes } from './inbox.route';
import { FRAME, LETTERS, UNSUBSCRIBE_PAGE } from './letters';
import { MAIL_TOPICS } from '@lichen/contracts/identity/mails/mail-topics';
import { MAIL_TEXTS } from './mail-texts';
import type { Mail } from './mailer';
import { renderMail } from './render';
import { smtpMailer } from './smtp-mailer';
import { WORDS } from './their-words';

const reset = (first_name: string, language = 'en-GB', to = 'anna@example.com'): Mail => ({
  kind: 'reset_password',
  to,
  language,
  data: { first_name, link: 'https://portal.example.com/reset?a=1&b=2' },
});

const joining = (inviter: string): Mail => ({
  ...{ kind: 'invitation', to: 'anna@example.com', language: 'en-GB' },
  data: { inviter, company_name: 'Acme', link: 'https://portal.example.com/join?a=1&b=2' },
});

it('has every text in every language', () => {
  const letters = Object.values(LETTERS).flatMap((letter) => Object.values(letter));
  const words = [...letters, ...[FRAME, UNSUBSCRIBE_PAGE, MAIL_TOPICS].flatMap((texts) => Object.values(texts))];
  const keys = [...new Set(words)].sort();
  const holders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const language of LANGUAGES) {
    expect(Object.keys(MAIL_TEXTS[language]).sort()).toEqual(keys);
    for (const [key, text] of Object.entries(MAIL_TEXTS[language])) {
      expect(holders(text)).toEqual(holders(key));
      if (!language.startsWith('en')) expect(text).not.toBe(key);
    }
  }
});

it('has a compiled template that is up to date', () => {
  expect(() =>
    execFileSync(process.execPath, [join(__dirname, '../../../../ops/mail/compile.mjs'), '--check']),
  ).not.toThrow();
});

it('escapes names and links, and follows web addresses only', () => {
  const { html, text } = renderMail(joining('<b>"Anna"</b> see evil.example/x'));

  expect(html).toContain('“&lt;b&gt;&#39;Anna&#39;&lt; b&gt; see evil. example x”');
  expect(html).toContain('href="https://portal.example.com/join?a=1&amp;b=2"');
  expect(html).not.toMatch(/\{\{|<script|<b>/);
  expect(text).toContain('https://portal.example.com/join?a=1&b=2');
  expect(renderMail(reset('Ann\u202egnorw\u2066')).text).toContain('Hello Ann gnorw,');
  expect(() => renderMail({ ...reset('a'), data: { first_name: 'a', link: 'javascript:alert(1)' } })).toThrow(
    'web addresses',
  );
});

describe('a mail on its way', () => {
  const where = somewhere();
  const directory = mkdtempSync(join(tmpdir(), 'lichen-mail-'));
  const inbox = makeInbox();
  let place: Awaited<ReturnType<typeof openPlace>>;
  let mailer: ReturnType<typeof smtpMailer>;
  let server: Server;
  let address: string;

  beforeAll(async () => {
    place = await openPlace({ ...where, redisUrl: undefined });
    const from = { MAIL_FROM: 'Lichen <lichen@example.com>', publicUrl: 'https://portal.example.com' };
    const configuration = { SMTP_URL: undefined, dataDir: directory, ...from };
    mailer = smtpMailer({
      ...{ configuration, database: place.database, jobs: place.jobs, clock: systemClock, inbox },
      seals: { seal: () => 'sealed' },
      fileOf: async () => Readable.from([Buffer.from('%PDF-1.7')]),
      mayComeIn: async ({ userId }) => userId === 'active',
    });
    await place.jobs.start([mailer.job]);
    const app = express();
    app.use('/api', inboxRoutes(inbox, false));
    app.use('/production', inboxRoutes(inbox, true));
    app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
      response.sendStatus(error instanceof Problem ? error.status : 500);
    });
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await place.close();
    await mailer.stop();
    where.remove();
    rmSync(directory, { recursive: true, force: true });
  });

  it.each(LANGUAGES)('arrives in %s', async (language) => {
    await mailer.send(reset('Änna', language, `${language.toLowerCase()}@example.com`));
    const mail = await until(() => inbox.list().find(({ to }) => to === `${language.toLowerCase()}@example.com`));

    expect(mail.subject).toBe(MAIL_TEXTS[language]['Reset your password']);
    expect(mail.text).toContain('Änna');
    expect(mail.html).toContain('<!doctype html>');
  });

  it('goes to somebody of a company only while they may come in', async () => {
    const to = (userId: string) =>
      mailer.send({ ...reset(userId, 'en-GB', `${userId}@example.com`), member: { companyId: 'c', userId } });
    await to('stopped');
    await to('active');
    await until(() => inbox.list().some((mail) => mail.to === 'active@example.com'));
    await until(async () => {
      const rows = await place.database.all("SELECT state FROM jobs WHERE kind = 'mail'");
      return rows.every(({ state }) => state === 'done');
    });

    expect(inbox.list().some((mail) => mail.to === 'stopped@example.com')).toBe(false);
  });

  it('is not sent when the transaction is undone, and its link is forgotten once it was', async () => {
    const undone = place.database.transaction(async (tx) => {
      await mailer.send(reset('never', 'en-GB', 'never@example.com'), tx);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await mailer.send(reset('Ben', 'en-GB', 'ben@example.com'));
    await until(() => inbox.list().some(({ to }) => to === 'ben@example.com'));

    const inputs = await until(async () => {
      const rows = await place.database.all("SELECT input, state FROM jobs WHERE kind = 'mail'");
      return rows.every(({ state }) => state === 'done') && rows;
    });
    expect(inputs.map(({ input }) => input)).toEqual(inputs.map(() => null));
    expect(inbox.list().some(({ to }) => to === 'never@example.com')).toBe(false);
  });

  it('lets nobody add a header or an address', async () => {
    for (const to of ['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'a@example.com>\nX: y'])
      await expect(mailer.send(reset('a', 'en-GB', to))).rejects.toThrow('valid address');
    const before = inbox.list().length;
    await mailer.send({
      kind: 'invitation',
      to: 'carl@example.com',
      language: 'en-GB',
      data: {
        company_name: 'Acme\r\nBcc: evil@example.com\r\n\r\nBody',
        inviter: 'Eve\nX-Evil: 1',
        link: 'https://p.example.com/i',
      },
    });
    await until(() => inbox.list().length > before);

    expect(inbox.list()[0]).toMatchObject({ to: 'carl@example.com' });
    expect(inbox.list()[0]?.subject).toBe('You are invited to join “Acme Bcc  evil@example. com Body”');
    const raw = readdirSync(join(directory, 'mail')).filter((name) => name.endsWith('.eml'));
    expect(raw.length).toBe(inbox.list().length);
  });

  it('cuts a name of two hundred letters visibly, in subject and text, and never within a character', () => {
    const data = { company_name: `${'🌿'.repeat(99)}xy`, inviter: 'A'.repeat(200), link: 'https://p.example.com/i' };
    const mail = renderMail({ kind: 'invitation', to: 'carl@example.com', language: 'DE', data });

    expect(mail.subject).toContain(`„${'🌿'.repeat(59)}…“`);
    expect(mail.subject.length).toBeLessThan(200);
    expect(mail.subject).not.toMatch(/\p{Surrogate}/u);
    expect(mail.text).toContain(`${'A'.repeat(119)}…`);
    expect(mail.text).not.toContain('A'.repeat(120));
  });

  it('can be read on this machine only, and never in production', async () => {
    const list = (await (await fetch(`${address}/api/operator/inbox`)).json()) as {
      total: number;
      list: { id: string }[];
    };
    const page = await fetch(`${address}/api/operator/inbox`, { headers: { accept: 'text/html' } });

    expect(list.total).toBe(inbox.list().length);
    expect(await page.text()).toContain('<a href="https://portal.example.com/reset?a=1&amp;b=2">');
    expect((await fetch(`${address}/api/operator/inbox/${list.list[0]?.id}`)).status).toBe(200);
    expect((await fetch(`${address}/api/operator/inbox`, { headers: { 'x-forwarded-for': '8.8.8.8' } })).status).toBe(
      404,
    );
    expect((await fetch(`${address}/production/operator/inbox`)).status).toBe(404);
  });
});

/** What somebody writes who wants the portal to say it. */
const LURE =
  'Your account is locked.\r\nBcc: x@evil.example\u202e “Log in” at https://evil.example/x or www.evil.example';
const VALUES = Object.fromEntries(
  Object.entries(WORDS).map(([name, shown]) => [name, shown === 'plain' ? 'Van 1' : LURE]),
);
const ALL = Object.keys(LETTERS).flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));
const NAMES = Object.entries(WORDS).flatMap(([name, shown]) => (shown === 'quoted' ? [`{${name}}`] : []));

it.each(ALL)('shows words of others as theirs in %s, %s: quoted, bounded and without links', (kind, language) => {
  const link = 'https://portal.example.com/a';
  const message = `${LURE}\n\n\n${'long '.repeat(2_000)}`;
  const mail = { kind, language, to: 'anna@example.com', data: { ...VALUES, message, link } } as unknown as Mail;
  const { subject, text, html } = renderMail(mail);
  const letter = LETTERS[mail.kind];
  const say = (key: string) => MAIL_TEXTS[language][key] ?? '';

  // Nothing that a mail program would link, but for the link of the mail itself.
  for (const said of [subject, text, html.slice(html.indexOf('<body'))])
    expect(said.replaceAll(link, '')).not.toMatch(/:\/\/|\.evil|evil\.example|mailto:/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is looked for
  expect(subject).not.toMatch(/[\u0000-\u001f\u202e]/);
  expect(subject.length).toBeLessThan(2 * 130 + say(letter.subject).length);

  const lines = text.split('\n');
  expect(lines[0]).toBe(say('Hello,'));
  const quoted = lines.filter((line) => line.startsWith('>'));
  expect(quoted.join('').length).toBeLessThan(5_400);
  expect([quoted[0], quoted.at(-1)]).toEqual([
    '> Your account is locked.',
    expect.stringMatching(/^> — Your account is locked\. Bcc {2}x@evil\. example/),
  ]);
  expect(html).toMatch(/<blockquote style="[^"]+">Your account is locked\.<br \/>Bcc: x@evil\[\.\]example/);
  // In a sentence of the portal, each of them stands in quotation marks, and can set no mark of its own.
  const [opens, closes] = { DE: '„“', FR: '«»', NO: '«»', ES: '«»', 'en-GB': '“”', 'en-US': '“”' }[language] ?? '';
  const named =
    [letter.subject, letter.body]
      .join(' ')
      .match(/\{\w+\}/g)
      ?.filter((name) => NAMES.includes(name)) ?? [];
  const own = `${subject} ${lines.slice(1).find((line) => line !== '')}`;
  expect([own.split(opens ?? '').length - 1, own.split(closes ?? '').length - 1]).toEqual([named.length, named.length]);
});

it('leaves times, figures and short names as they were written, and greets nobody by a sentence', () => {
  const data = { company_name: 'Mill', type: 'Insurance', day: '', link: 'https://portal.example.com/a' };
  const message = 'On 3.12.2026 at 10:30 it was 1.250,5 kg, z.B. No. 7: see p. 4.\n\n👩‍🌾 Thanks';
  const mail = (first_name: string): Mail => ({
    ...{ kind: 'proof_rejected', to: 'anna@example.com', language: 'en-GB', data: { ...data, first_name, message } },
  });

  expect(renderMail(mail('María del Carmen J.R.')).text).toBe(
    [
      ...['Hello María del Carmen J. R.,', ''],
      '“Mill” has rejected what you submitted: “Insurance”. Open the request with this link to submit again. The reason given:',
      ...['', `> ${message.split('\n')[0]}`, '>', '> 👩‍🌾 Thanks', '> — Mill', ''],
      ...['https://portal.example.com/a', '', FRAME.closing],
    ].join('\n'),
  );
  for (const [written, shown = written] of [
    ['schedule.pdf'],
    ['Plan v2.Draft.xlsx, done.Thanks'],
    ['See evil.com.', 'See evil[.]com.'],
    ['(Evil.Shop/x.pdf)', '(Evil[.]Shop/x.pdf)'],
    ['evil.co.uk evil\u3002com', 'evil[.]co[.]uk evil[.]com'],
    ['evil.com.pdf evil.c\u200dom', 'evil[.]com.pdf evil[.]c\u200dom'],
    ['evil.com\ufe0f evil.com\u034f', 'evil[.]com\ufe0f evil[.]com\u034f'],
    [
      'evil.com\u52a0\u5165 evil.com\u3164 evil.\uff43\uff4f\u3164',
      'evil[.]com\u52a0\u5165 evil[.]com\u3164 evil[.]\uff43\uff4f\u3164',
    ],
    ['sum.md5 z.d\u00e8s thanks.I', 'sum.md5 z.d\u00e8s thanks.I'],
    ['evil.\u0440\u0444 evil.xn--p1ai', 'evil[.]\u0440\u0444 evil[.]xn--p1ai'],
    ['a@mill.local www.mill.local', 'a@mill[.]local www[.]mill[.]local'],
    ['http://mill.local ftp:// x.pdf', 'http[:]//mill[.]local ftp[:]// x.pdf'],
  ] as [string, string?][]) {
    const said = mail('Ada');
    const { text } = renderMail({ ...said, data: { ...said.data, message: written } } as Mail);
    expect(text).toContain(`> ${shown}\n`);
  }
  for (const name of ['', 'A name of far too many words', 'Call 0800', 'evil.example', 'A'.repeat(41)])
    expect(renderMail(mail(name)).text).toMatch(/^Hello,\n/);
});

it('ends a sentence once, whatever the name at its end', () => {
  const text = (inviter: string) =>
    renderMail({
      kind: 'invitation',
      to: 'a@mill.example',
      language: 'en-GB',
      data: { inviter, company_name: 'Harrow Brewing Co.', link: 'https://mill.example/join' },
    } as never).text;
  expect(text('Ada')).toContain('Harrow Brewing Co.');
  expect(text('Ada')).not.toContain('..');
});
