import topLevelDomains from 'tlds';
import type { Language } from '@lichen/contracts/text/languages';
import type { Mails } from './mailer';

/** Longest name in a mail, in characters. */
const NAME_MAX = 120;
/** Longest message of a person in a mail, in characters; the longest that the portal takes has 5,000. */
const MESSAGE_MAX = 5_000;
const GREETED_MAX = 40;
const GREETED_WORDS = 4;

type Values<K extends keyof Mails> = K extends keyof Mails ? keyof Mails[K] : never;

/**
 * How the words of a mail's values are shown. `quoted`: words of others, in quotation marks. `greeted`: a first name,
 * which whoever entered the address may have chosen. `message`: a person's text, quoted below with who said it.
 * `plain`: values of the portal, and names that the readers' own company gave.
 */
export const WORDS: Record<Exclude<Values<keyof Mails>, 'link'>, 'quoted' | 'greeted' | 'message' | 'plain'> = {
  company_name: 'quoted',
  inviter: 'quoted',
  author: 'quoted',
  type: 'quoted',
  document: 'quoted',
  first_name: 'greeted',
  message: 'message',
  code: 'plain',
  count: 'plain',
  day: 'plain',
  due: 'plain',
  ended: 'plain',
  from: 'plain',
  to: 'plain',
  vehicle: 'plain',
  vehicles: 'plain',
};

const MARKS: Record<Language, readonly [string, string]> = {
  'en-GB': ['“', '”'],
  'en-US': ['“', '”'],
  FR: ['«\u00a0', '\u00a0»'],
  DE: ['„', '“'],
  NO: ['«', '»'],
  ES: ['«', '»'],
};
/** Quotation marks within a name could end its quotation early. */
const ANY_MARK = /["“”„‟«»]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is removed
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g;
/** Characters without a width, which hide where a word or an address ends; emoji need the joiners. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\ufeff]/g;

const DOT = /[.。．｡]/;
/** A dot that a mail program may take for one in an address. */
const ADDRESS = /[.。．｡](?=[\u200c\u200d]*\p{L}{2})/u;
/** What mail programs link wherever it ends: with a protocol or `www`, and email addresses. */
const LINKED_ANYWAY = /@|\bwww\W|:\s*[/\\]/i;
const JOINERS = /[\u200c\u200d]/g;
const TOP_LEVEL: ReadonlySet<string> = new Set(topLevelDomains);

/** Turns a person's input into a single harmless line: no new header or paragraph, and no direction controls. */
export const oneLine = (text: string): string => text.replace(CONTROLS, ' ').replace(INVISIBLE, '').trim();

/** Cuts a text visibly, and never within a character. */
const cut = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd()}…`;

/**
 * Breaks addresses in a name, which mail programs would turn into links, so that our mails cannot carry advertisements.
 */
export const harmlessName = (name: string): string =>
  cut(
    oneLine(name)
      .replace(/[/:]/g, ' ')
      .replace(/[.。．｡](?=\S)/g, '. '),
    NAME_MAX,
  );

/** Plain letters before a mark or a letter of another script, where some mail programs end an address. */
const PLAIN_START = /^[a-z]{2,}(?![a-z\d])/;

const isTopLevel = (written: string): boolean => {
  const bare = written.replace(JOINERS, '').toLowerCase();
  const [label = ''] = /^[^\s\p{P}\p{S}]+/u.exec(bare) ?? [];
  const composed = label.normalize('NFKC');
  const starts = [label, composed].map((each) => PLAIN_START.exec(each)?.[0] ?? '');
  return bare.startsWith('xn--') || [composed, ...starts].some((each) => TOP_LEVEL.has(each));
};

/** Breaks the dots of a word that end at a top-level domain; those of `plan.pdf` and `done.Thanks` stay. */
function withoutDomain(word: string): string {
  if (LINKED_ANYWAY.test(word)) return word.replace(new RegExp(ADDRESS, 'gu'), '[.]');
  const parts = word.split(DOT);
  const last = parts.findLastIndex((part, at) => at > 0 && isTopLevel(part));
  if (last < 1) return word;
  const end = parts.slice(last).join('.').length;
  return `${parts.slice(0, last).join('[.]')}[.]${word.slice(word.length - end)}`;
}

/**
 * Writes addresses as `https[:]//example[.]com`, so that no mail program links them; times, figures and names of files
 * stay.
 */
const unlinked = (line: string): string =>
  line
    .replace(/\S+/g, withoutDomain)
    .replace(/:(?=\s*[/\\]{2})/g, '[:]')
    .replace(/\b(mailto|tel|sms):(?=\S)/gi, '$1[:]');

/**
 * Returns a value as it may stand in a sentence or subject of the portal: one line, bounded, without addresses, and in
 * quotation marks if it is not the portal's own.
 */
export function shownValue(name: string, value: string, language: Language): string {
  const shown = harmlessName(value);
  if (WORDS[name as keyof typeof WORDS] !== 'quoted' || shown === '') return shown;
  const [opens, closes] = MARKS[language];
  return opens + shown.replace(ANY_MARK, "'") + closes;
}

/** True for what can be a first name; the greeting leaves out anything else, because it is not quoted. */
export function canGreet(name: string): boolean {
  const words = oneLine(name).split(/\s+/);
  const isShort = name.length <= GREETED_MAX && words.length <= GREETED_WORDS;
  return isShort && words.every((word) => /^[^\d@!?/:]+$/.test(word) && !ADDRESS.test(word));
}

/**
 * Returns the lines of a person's message, bounded and without links, and last who said it. Whoever shows them marks
 * each line as a quotation.
 */
export function quotedLines(message: string, saidBy: readonly (string | undefined)[]): string[] {
  const lines = cut(message.trim(), MESSAGE_MAX)
    .split(/\r?\n/)
    .map((line) => unlinked(oneLine(line)));
  const kept = lines.filter((line, at) => line !== '' || lines[at - 1] !== '');
  if (kept.join('') === '') return [];
  const from = saidBy.map((name) => harmlessName(name ?? '')).filter(Boolean);
  return [...kept, `— ${from.join(', ')}`];
}
