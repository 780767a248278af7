import { htmlToText } from 'html-to-text';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import type { Block } from './typeset';

const textOf = (address: AddressObject | AddressObject[] | undefined): string =>
  [address ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');

/** A mail that says nothing in plain text says it in markup. */
const wordsOf = ({ text, html }: ParsedMail): string =>
  text?.trim() ? text : htmlToText(html || '', { selectors: [{ selector: 'img', format: 'skip' }] });

/**
 * A mail as its head, its text and the names of what is attached. Of markup the words alone; nothing is fetched, and
 * pictures are no words.
 */
export async function blocksOfMail(bytes: Buffer): Promise<Block[]> {
  const mail = await simpleParser(bytes, { skipImageLinks: true, skipTextToHtml: true, skipTextLinks: true });
  const head = [
    ['From', textOf(mail.from)],
    ['To', textOf(mail.to)],
    ['Date', mail.date?.toISOString().slice(0, 10) ?? ''],
    ['Subject', mail.subject ?? ''],
    ...mail.attachments.map(({ filename }) => ['Attachment', filename ?? '']),
  ];
  const rows = head
    .filter(([, value]) => value !== '')
    .map(([name = '', value = '']): Block => ({ kind: 'line', text: `${name}: ${value}` }));
  const lines = wordsOf(mail)
    .split(/\r\n|\n|\r/)
    .map((text): Block => ({ kind: 'line', text }));
  return [...rows, { kind: 'line', text: '' }, ...lines];
}
