import { simpleParser } from 'mailparser';
import { answerIn } from './answer-in';
import { MOST_FILES, type OpenedReply } from './opened-reply';

const MOST = { address: 254, name: 255, text: 200_000, html: 500_000 } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what may not be kept
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

const shown = (text: string): string => text.replace(/\r\n?/g, '\n').slice(0, MOST.text).replace(HIDDEN, '').trim();

const line = (text: string | undefined, most: number): string =>
  (text ?? '').replace(/\s+/g, ' ').replace(HIDDEN, '').trim().slice(0, most);

/** Parses an email reply. Runs in a separate process because the message is untrusted. */
export async function run({ bytes }: { readonly bytes: Uint8Array }): Promise<OpenedReply> {
  const mail = await simpleParser(Buffer.from(bytes), {
    ...{ keepCidLinks: true, skipImageLinks: true, skipTextToHtml: true, skipTextLinks: true },
    maxHtmlLengthToParse: MOST.html,
  });
  const said = (name: string) => String(mail.headers.get(name) ?? '').toLowerCase();
  const automatic = said('auto-submitted');
  return {
    from: line(mail.from?.value[0]?.address, MOST.address).toLowerCase(),
    messageId: mail.messageId ?? null,
    text: answerIn(shown(mail.text ?? '')),
    isAutomatic: (automatic !== '' && automatic !== 'no') || /bulk|junk|auto_reply/.test(said('precedence')),
    files: mail.attachments
      .filter(({ related }) => !related)
      .slice(0, MOST_FILES)
      .map(({ filename, content }) => ({
        name: line(filename?.replaceAll('\\', '/').split('/').at(-1), MOST.name) || 'file',
        bytes: content,
      })),
  };
}
