import { join } from 'node:path';
import { runInProcess } from '../../../platform/bounded/run-in-process';
import type { OpenedEmail } from './opened-email';
import { message } from './testing/messages';

const WALL_MS = 20_000;
const MEGABYTE = 1024 * 1024;
/** As it was built: a process apart takes no sources. */
const worker = join(__dirname, '../../../../dist/modules/docs/emails/open-email.worker.js');

const open = (bytes: Buffer) =>
  runInProcess<OpenedEmail>({
    module: worker,
    input: { bytes, wanted: null, known: [] },
    bounds: { memoryMb: 512, wallMs: WALL_MS },
  });

const bill = { type: 'application/pdf', name: 'bill.pdf', bytes: '%PDF-1.7' };
const wrapped = (inner: Buffer) => message({ parts: [{ type: 'message/rfc822', name: 'inner.eml', bytes: inner }] });

/** An email within an email, and so on. */
function nested(times: number): Buffer {
  let inner = message({ parts: [bill] });
  for (let at = 0; at < times; at += 1) inner = wrapped(inner);
  return inner;
}

const lines = (...parts: string[]) => Buffer.from(parts.join('\r\n'));
const HEAD = ['From: a@b.example', 'Subject: hostile', 'MIME-Version: 1.0'];

const multiparts = (times: number): Buffer => {
  const opened = Array.from({ length: times }, (_, at) => [
    `Content-Type: multipart/mixed; boundary="b${at}"`,
    '',
    `--b${at}`,
  ]).flat();
  return lines(...HEAD, ...opened, 'Content-Type: text/plain', '', 'deep');
};

const html = (body: string) => lines(...HEAD, 'Content-Type: text/html; charset=utf-8', '', body);

const HOSTILE: readonly (readonly [string, () => Buffer])[] = [
  ['nine emails inside each other', () => nested(9)],
  ['5,000 multiparts inside each other', () => multiparts(5000)],
  [
    '20,000 parts',
    () =>
      lines(
        ...HEAD,
        'Content-Type: multipart/mixed; boundary="e"',
        '',
        ...Array.from({ length: 20_000 }, () => '--e\r\nContent-Type: application/pdf\r\n\r\nx'),
        '--e--',
      ),
  ],
  ['a subject of 5 MB', () => lines(...HEAD, `X-More: ${'s'.repeat(5 * MEGABYTE)}`, '', 'text')],
  ['100,000 headers', () => lines(...HEAD, ...Array.from({ length: 100_000 }, (_, at) => `X-${at}: y`), '', 'text')],
  ['800,000 tags', () => html('<b>'.repeat(800_000))],
  ['tables inside each other', () => html('<table><tr><td>'.repeat(20_000))],
  ['lists inside each other', () => html('<ul><li>'.repeat(60_000))],
  ['a part without an end', () => lines(...HEAD, 'Content-Type: multipart/mixed; boundary="e"', '', '--e', 'X: y')],
  ['base64 that is none', () => message({ parts: [{ ...bill, bytes: Buffer.alloc(MEGABYTE, 0xff) }] })],
  ['an unknown charset', () => lines(...HEAD, 'Content-Type: text/plain; charset=x-nothing', '', 'text')],
  ['a charset like a path', () => lines(...HEAD, 'Content-Type: text/plain; charset=../../etc/passwd', '', 'text')],
  ['bytes that are no message', () => Buffer.alloc(MEGABYTE, 0)],
  ['nothing', () => Buffer.alloc(0)],
  ['a date without an end', () => lines(...HEAD, `Date: ${'9'.repeat(100_000)}`, '', 'text')],
  ['addresses without an end', () => lines(`To: ${'a@b.example, '.repeat(100_000)}`, ...HEAD, '', 'text')],
];

it.each(HOSTILE)('%s: opened within its bounds, or refused with a text', async (_, make) => {
  const before = process.memoryUsage.rss();
  const began = Date.now();
  const outcome = await open(make()).catch((error: unknown) => error);
  const isRefused = (outcome as { name?: string }).name === 'Problem';
  if (!isRefused) {
    const { attachments, text, subject } = outcome as OpenedEmail;
    expect(attachments.length).toBeLessThanOrEqual(100);
    expect([text.length <= 100_000, subject.length <= 500]).toEqual([true, true]);
  }
  expect(Date.now() - began).toBeLessThan(WALL_MS + 4000);
  expect((process.memoryUsage.rss() - before) / MEGABYTE).toBeLessThan(250);
});

it('loads the files of an email whose markup nobody can read', async () => {
  const huge = await open(message({ text: '', html: '<b>'.repeat(800_000), parts: [bill] }));
  expect(huge.attachments.map(({ filename, leftOut }) => [filename, leftOut])).toEqual([['bill.pdf', null]]);
});

it('opens five emails inside each other and no more', async () => {
  const within = await open(nested(5));
  const beyond = await open(nested(6));

  expect(within.attachments.at(-1)).toMatchObject({ filename: 'bill.pdf', leftOut: null, id: '1.1.1.1.1.1' });
  expect(beyond.attachments.at(-1)).toMatchObject({
    ...{ filename: 'inner.eml', bytes: null },
    leftOut: 'Within too many emails inside each other',
  });
});

it('keeps no markup, no control characters and no path', async () => {
  const opened = await open(
    message({
      subject: '=?utf-8?Q?Bill=E2=80=AE_exe=00?=',
      text: 'One\u0007 line\u202e turned',
      parts: [{ ...bill, name: '..\\..\\C:/bill\u0001.pdf' }],
    }),
  );
  const written = await open(html('<p>Hello</p><script>alert(1)</script><img src="https://track.example/x.png">'));

  expect(opened.text).toBe('One line turned');
  expect(opened.subject).toBe('Bill exe');
  expect(opened.attachments[0]?.filename).toBe('bill.pdf');
  expect(written.text).toBe('Hello');
  expect(JSON.stringify(written)).not.toMatch(/script|alert|https?:/);
});
