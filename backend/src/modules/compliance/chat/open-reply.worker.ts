import { simpleParser } from 'mailparser';
import { shownText } from '../../../platform/mail-in/shown-text';
import { answerIn } from './answer-in';
import { MOST_FILES, type OpenedReply } from './opened-reply';

const MOST = { address: 254, name: 255, text: 200_000, html: 500_000 } as const;

const line = (text: string | undefined, most: number): string => shownText((text ?? '').replace(/\s+/g, ' '), most);

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
    text: answerIn(shownText(mail.text ?? '', MOST.text)),
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
