import { MOST_EMAIL_TEXT } from '@lichen/contracts/docs/emails/email.entity';
import { htmlToText } from 'html-to-text';
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from 'mailparser';
import { DEEPEST, leftOut } from './left-out';
import { MOST_LISTED, type OpenedAttachment, type OpenedEmail, type OpenInput } from './opened-email';

const MOST = { from: 320, to: 2000, subject: 500, name: 255, type: 100 } as const;
/** Maximum number of characters of HTML that are converted to text. */
const MOST_HTML = 500_000;
/** Largest timestamp in ms that a `Date` can hold. */
const LATEST = 8.64e15;

const parsed = (bytes: Uint8Array): Promise<ParsedMail> =>
  simpleParser(Buffer.from(bytes), {
    ...{ keepCidLinks: true, skipImageLinks: true, skipTextToHtml: true, skipTextLinks: true },
    skipHtmlToText: true,
  });

/** Leaves out pictures, which may tell the sender that the email was opened, and the addresses of links. */
const WORDS = {
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
  ],
  limits: { maxInputLength: MOST_HTML, maxDepth: 50 },
};

/** Returns the plain text of an email, or else the words of its HTML; empty if the HTML cannot be converted. */
function wordsOf({ text, html }: ParsedMail): string {
  if (text?.trim() || !html) return text ?? '';
  try {
    return htmlToText(html, WORDS);
  } catch {
    return '';
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what may not be kept
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** Returns at most `most` characters, without hidden and control characters. */
const shown = (text: string, most: number): string =>
  text.replace(/\r\n?/g, '\n').slice(0, most).replace(HIDDEN, '').trim();

const line = (text: string | undefined, most: number): string =>
  shown((text ?? '').normalize('NFC').replace(/\s+/g, ' '), most);

const addressesOf = (found: AddressObject | AddressObject[] | undefined): string =>
  [found ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');

function dayOf({ date }: ParsedMail): number | null {
  const at = date?.getTime() ?? Number.NaN;
  return Number.isFinite(at) && at > 0 && at < LATEST ? at : null;
}

/** Returns the file name for display. It is never used as a path. */
const nameOf = ({ filename }: Attachment): string =>
  line(filename?.replaceAll('\\', '/').split('/').at(-1), MOST.name) || 'file';

interface Found {
  readonly id: string;
  readonly depth: number;
  readonly attachment: Attachment;
  readonly isOpened: boolean;
}

/** Returns the files of an email, each followed by its own files if it is an email itself. */
async function filesOf({ attachments }: ParsedMail, depth: number, within: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const [at, attachment] of attachments.entries()) {
    const id = `${within}${at + 1}`;
    const inner =
      attachment.contentType === 'message/rfc822' && depth < DEEPEST
        ? await parsed(attachment.content).catch(() => undefined)
        : undefined;
    const files = inner ? await filesOf(inner, depth + 1, `${id}.`) : [];
    found.push({ id, depth, attachment, isOpened: files.length > 0 }, ...files);
  }
  return found;
}

function opened(
  { id, depth, attachment, isOpened }: Found,
  at: number,
  { wanted, known }: OpenInput,
): OpenedAttachment {
  const contentType = line(attachment.contentType, MOST.type).toLowerCase();
  const { size } = attachment;
  const reason = leftOut({ contentType, size, isInText: attachment.related, isOpened, depth }, at + 1);
  const isWanted = wanted ? wanted.includes(id) : reason === null && !known.includes(id);
  const said = { id, filename: nameOf(attachment), contentType, size };
  return { ...said, leftOut: reason, bytes: isWanted ? attachment.content : null };
}

/** Runs in a separate process, because the message comes from an unknown sender. */
export async function run(input: OpenInput): Promise<OpenedEmail> {
  const mail = await parsed(input.bytes);
  const found = await filesOf(mail, 0, '');
  return {
    date: dayOf(mail),
    from: line(addressesOf(mail.from), MOST.from),
    to: line(addressesOf(mail.to), MOST.to),
    subject: line(mail.subject, MOST.subject),
    text: shown(wordsOf(mail), MOST_EMAIL_TEXT),
    attachments: found.slice(0, MOST_LISTED).map((each, at) => opened(each, at, input)),
    count: found.length,
  };
}
