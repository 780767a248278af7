/** A MIME part of a message. */
export interface Part {
  readonly type: string;
  readonly name?: string;
  readonly bytes: Buffer | string;
  readonly disposition?: 'attachment' | 'inline';
  readonly cid?: string;
}

export interface Written {
  readonly id?: string | null;
  readonly from?: string;
  readonly to?: string;
  readonly subject?: string;
  readonly text?: string;
  readonly html?: string;
  readonly parts?: readonly Part[];
  readonly kind?: 'mixed' | 'related';
}

const LINE = 76;

const wrapped = (text: string): string => text.replace(new RegExp(`(.{${LINE}})`, 'g'), '$1\r\n');

function partOf({ type, name, bytes, disposition = 'attachment', cid }: Part): string {
  const named = name === undefined ? '' : `; filename="${name}"`;
  return [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: ${disposition}${named}`,
    ...(cid === undefined ? [] : [`Content-ID: <${cid}>`]),
    '',
    wrapped(Buffer.from(bytes).toString('base64')),
  ].join('\r\n');
}

const textPart = (type: string, text: string) =>
  [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', text].join('\r\n');

/** Builds a message as a mail program would send it. */
export function message(written: Written = {}): Buffer {
  const {
    id = 'one@supplier.example',
    from = 'Northern Power <bills@supplier.example>',
    to = 'docs@in.example',
  } = written;
  const { subject = 'Your bill', text = 'Please find your bill attached.', html, parts = [], kind = 'mixed' } = written;
  const edge = 'edge-of-parts';
  const body = [
    textPart('text/plain', text),
    ...(html === undefined ? [] : [textPart('text/html', html)]),
    ...parts.map(partOf),
  ];
  return Buffer.from(
    [
      `From: ${from}`,
      `To: ${to}`,
      `Subject: ${subject}`,
      'Date: Wed, 25 Nov 2026 09:12:00 +0000',
      ...(id === null ? [] : [`Message-ID: <${id}>`]),
      'MIME-Version: 1.0',
      `Content-Type: multipart/${kind}; boundary="${edge}"`,
      '',
      ...body.flatMap((part) => [`--${edge}`, part]),
      `--${edge}--`,
      '',
    ].join('\r\n'),
  );
}
