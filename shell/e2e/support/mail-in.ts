import { createHmac } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { ORIGIN } from './calls';

/** Secret with which journeys sign incoming mail, as a provider would. */
export const MAIL_SECRET = 'known to the journeys and to their portal';

export interface SentMail {
  readonly to: string;
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly bytes: Buffer;
    readonly cid?: string;
  }[];
}

const EDGE = 'between-the-parts';

/** Builds a mail as a supplier's program would write it; a file with an id is embedded in the text. */
function written({ to, id, subject, text, files }: SentMail): Buffer {
  const parts = files.map(({ name, type, bytes, cid }) =>
    [
      `Content-Type: ${type}; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: ${cid === undefined ? 'attachment' : 'inline'}; filename="${name}"`,
      ...(cid === undefined ? [] : [`Content-ID: <${cid}>`]),
      '',
      bytes.toString('base64').replace(/(.{76})/g, '$1\r\n'),
    ].join('\r\n'),
  );
  const head = [
    'From: Northern Grid Energy <bills@northern-grid.example>',
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${id}@northern-grid.example>`,
    'Date: Wed, 25 Nov 2026 09:12:00 +0000',
    'MIME-Version: 1.0',
    `Content-Type: multipart/related; boundary="${EDGE}"`,
    '',
  ];
  const plain = ['Content-Type: text/plain; charset=utf-8', '', text].join('\r\n');
  return Buffer.from(
    [...head, ...[plain, ...parts].flatMap((part) => [`--${EDGE}`, part]), `--${EDGE}--`, ''].join('\r\n'),
  );
}

/** Sends a mail to an account's address through the provider webhook. */
export async function sendMail(request: APIRequestContext, mail: SentMail): Promise<void> {
  const raw = written(mail);
  const head = { timestamp: String(Math.floor(Date.now() / 1000)), from: 'bills@northern-grid.example', to: mail.to };
  const signed = createHmac('sha256', MAIL_SECRET).update(`${head.timestamp}\n${head.from}\n${head.to}\n`).update(raw);
  const answer = await request.fetch(`${ORIGIN}/api/mail_in`, {
    method: 'POST',
    headers: {
      ...{ origin: ORIGIN, 'content-type': 'message/rfc822', 'x-mail-timestamp': head.timestamp },
      ...{ 'x-mail-from': head.from, 'x-mail-to': head.to, 'x-mail-signature': `sha256=${signed.digest('hex')}` },
    },
    data: raw,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
