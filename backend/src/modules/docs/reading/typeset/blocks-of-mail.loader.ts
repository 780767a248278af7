import { htmlToText } from 'html-to-text';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import type { Block } from './typeset';

const textOf = (address: AddressObject | AddressObject[] | undefined): string =>
  [address ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');

/** Returns the plain text of an email, or else the words of its HTML. */
const wordsOf = ({ text, html }: ParsedMail): string =>
  text?.trim() ? text : htmlToText(html || '', { selectors: [{ selector: 'img', format: 'skip' }] });

/**
 * Returns the headers, the text and the attachment names of an email. HTML is reduced to its words, and nothing is
 * fetched.
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
