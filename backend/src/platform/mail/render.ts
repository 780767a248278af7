import { isLanguage, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import compiled from './compiled/letter.json';
import { FRAME, LETTERS, REPLY_MARK } from './letters';
import { MAIL_TEXTS } from './mail-texts';
import type { Mail } from './mailer';
import { canGreet, oneLine, quotedLines, shownValue } from './their-words';

/** A mail in the language of its reader, as text and as HTML. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Style of quotations: a bar beside words that are not the portal's. */
const QUOTE_STYLE = 'margin:12px 0 0;padding:0 0 0 12px;border-left:3px solid #c3cec7;color:#5a665f';

/** Escapes a text for element content and quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

function expectWebAddress(link: string): string {
  const { protocol, href } = new URL(link);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A mail links to web addresses only');
  return href;
}

/** Renders a mail in the reader's language; `unsubscribe` is the link to turn off its topic. */
export function renderMail({ kind, language, data, replyTo }: Mail, unsubscribe?: string): RenderedMail {
  const reads = isLanguage(language) ? language : 'en-GB';
  const values: Record<string, string> = { ...data };
  const link = expectWebAddress(data.link);
  const say = (key: string) =>
    (MAIL_TEXTS[reads][key] ?? key).replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
      const value = shownValue(name, values[name] ?? '', reads);
      // A name may already end with a full stop.
      return value.endsWith('.') ? value : value + stop;
    });
  const letter = LETTERS[kind];
  const words = {
    lang: LOCALE_TAGS[reads],
    subject: oneLine(say(letter.subject)),
    greeting: say(canGreet(values['first_name'] ?? '') ? letter.greeting : 'Hello,'),
    body: say(letter.body),
    button: say(letter.button),
    fallback: say(FRAME.fallback),
    closing: say(FRAME.closing),
    link,
  };
  const quoted = quotedLines(values['message'] ?? '', [values['author'], values['company_name']]);
  const mark = replyTo ? `${REPLY_MARK} ${say(FRAME.reply)} ${REPLY_MARK}` : '';
  const said = { ...words, greeting: [mark, words.greeting] };
  const stop = unsubscribe ? { words: say(FRAME.unsubscribe), link: expectWebAddress(unsubscribe) } : null;
  const anchor = stop && `<a href="${escapeHtml(stop.link)}" style="color:#2f5d46">${escapeHtml(stop.words)}</a>`;
  const quotation =
    quoted.length > 0 && `<blockquote style="${QUOTE_STYLE}">${quoted.map(escapeHtml).join('<br />')}</blockquote>`;
  const after: Record<string, string | false | null> = { body: quotation, closing: anchor };
  const lines = (name: string) => [said[name as keyof typeof said] ?? ''].flat().filter((line) => line !== '');
  return {
    subject: words.subject,
    text: [
      mark,
      words.greeting,
      words.body,
      quoted.map((line) => `> ${line}`.trimEnd()).join('\n'),
      link,
      words.closing,
      stop && `${stop.words}: ${stop.link}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: compiled.html.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      [...lines(name).map(escapeHtml), after[name]].filter(Boolean).join('<br />'),
    ),
  };
}
