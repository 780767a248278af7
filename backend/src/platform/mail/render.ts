import { isLanguage, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import compiled from './compiled/letter.json';
import { FRAME, LETTERS, REPLY_MARK } from './letters';
import { MAIL_TEXTS } from './mail-texts';
import type { Mail } from './mailer';

/** A mail in the language of its reader, as text and as HTML. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const NAME_MAX = 120;

/** Escapes a text for element content and quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Turns a person's input into a single harmless line: no new header or paragraph, and no direction controls. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is removed
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028-\u202e\u2066-\u2069]+/g, ' ').trim();

/** Returns a person's message line by line, without invisible characters. */
const paragraphsOf = (message: string): string[] => message.split(/\r?\n/).map((line) => oneLine(line));

/** Cuts a text visibly, and never within a character. */
const cut = (text: string): string =>
  text.length <= NAME_MAX
    ? text
    : `${text
        .slice(0, NAME_MAX - 1)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd()}…`;

/**
 * Breaks addresses in a name, which mail programs would turn into links, so that our mails cannot carry advertisements.
 */
const harmless = (name: string) =>
  cut(
    oneLine(name)
      .replace(/[/:]/g, ' ')
      .replace(/\.(?=\S)/g, '. '),
  );

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
      const value = harmless(values[name] ?? '');
      // "Harrow Brewing Co." already ends with a full stop.
      return value.endsWith('.') ? value : value + stop;
    });
  const letter = LETTERS[kind];
  const words = {
    lang: LOCALE_TAGS[reads],
    subject: oneLine(say(letter.subject)),
    greeting: say(letter.greeting),
    body: say(letter.body),
    button: say(letter.button),
    fallback: say(FRAME.fallback),
    closing: say(FRAME.closing),
    link,
  };
  const message = paragraphsOf(values['message'] ?? '');
  const mark = replyTo ? `${REPLY_MARK} ${say(FRAME.reply)} ${REPLY_MARK}` : '';
  const said = { ...words, greeting: [mark, words.greeting], body: [words.body, ...message] };
  const stop = unsubscribe ? { words: say(FRAME.unsubscribe), link: expectWebAddress(unsubscribe) } : null;
  const anchor = stop && `<a href="${escapeHtml(stop.link)}" style="color:#2f5d46">${escapeHtml(stop.words)}</a>`;
  const lines = (name: string) => [said[name as keyof typeof said] ?? ''].flat().filter((line) => line !== '');
  return {
    subject: words.subject,
    text: [
      mark,
      words.greeting,
      words.body,
      message.join('\n'),
      link,
      words.closing,
      stop && `${stop.words}: ${stop.link}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: compiled.html.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      [...lines(name).map(escapeHtml), ...(name === 'closing' && anchor ? [anchor] : [])].join('<br />'),
    ),
  };
}
