import type { Release } from '@lichen/contracts/portal/release';
import { SLOT_NAMES } from '@lichen/contracts/portal/slot-names';
import { LANGUAGES } from '@lichen/contracts/text/languages';
import { fits } from './address-rules';
import type { Finding } from './finding';

const FILE = 'release.json';
/** English (UK) texts are the keys; English (US) contains differences only. */
const TRANSLATED = LANGUAGES.filter((language) => !language.startsWith('en'));

const slotFindings = ({ widgets }: Release): Finding[] =>
  widgets
    .filter(({ slot }) => !SLOT_NAMES.includes(slot))
    .map(({ slot }) => ({ rule: 'slot', found: slot, wanted: `one of ${SLOT_NAMES.join(', ')}`, file: FILE }));

/** Findings of addresses that do not begin with their area; the first segment determines the gate. */
const segmentFindings = ({ pages, menu }: Release): Finding[] =>
  [...pages, ...menu]
    .filter(({ path, area }) => path.split('/')[1] !== area)
    .map(({ path, area }) => ({
      rule: 'area',
      found: `${area} for ${path}`,
      wanted: path.split('/')[1] ?? '',
      file: FILE,
    }));

function routeFindings({ pages, menu, moved = [] }: Release): Finding[] {
  const isPage = (address: string) => pages.some(({ path }) => fits(address, path));
  const areas = new Set(pages.map(({ area }) => area));
  /** A moved address may lead to another area, whose pages may belong to another remote. */
  const isElsewhere = (address: string) => !areas.has(address.split(/[/?]/)[1] ?? '');
  const leads = [
    ...menu.map(({ path }) => ({ rule: 'menu entry', path })),
    ...moved.filter(({ to }) => !isElsewhere(to)).map(({ to }) => ({ rule: 'moved address', path: to })),
    ...pages.flatMap(({ adds = [] }) => adds.map(({ path }) => ({ rule: 'shortcut to add', path }))),
  ];
  return leads
    .filter(({ path }) => !isPage(path))
    .map(({ rule, path }) => ({ rule, found: path, wanted: 'the address of a page of this release', file: FILE }));
}

function exposeFindings({ pages, widgets }: Release): Finding[] {
  return [...pages, ...widgets]
    .filter(({ expose, preload }) => !expose.startsWith('./') || !preload.some((path) => path.endsWith('.js')))
    .map(({ expose }) => ({
      rule: 'page or widget',
      found: expose,
      wanted: './… with a script of its own',
      file: FILE,
    }));
}

function textsOf(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    const texts: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof texts === 'object' && texts !== null && !Array.isArray(texts)
      ? (texts as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the placeholders of a text. */
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ');

/** Findings of texts that are missing, which would break their page, or that lack a placeholder of their key. */
function textFindings(texts: Readonly<Record<string, unknown>>, file: string): Finding[] {
  const entries = Object.entries(texts);
  const noText = entries.find(([, text]) => typeof text !== 'string' || text.trim() === '');
  if (noText) return [{ rule: 'language', found: `no text for “${noText[0]}”`, wanted: 'a text', file }];
  const [key] = entries.find(([own, text]) => placeholdersOf(own) !== placeholdersOf(String(text))) ?? [];
  return key === undefined
    ? []
    : [{ rule: 'language', found: `other placeholders in “${key}”`, wanted: placeholdersOf(key) || 'none', file }];
}

/** Findings of languages that lack a text which another one has. */
export async function languageFindings(
  { locales }: Release,
  read: (path: string) => Promise<Buffer>,
): Promise<Finding[]> {
  const found: Finding[] = [];
  const said = new Map<string, Record<string, unknown>>();
  for (const [language, file] of Object.entries(locales)) {
    const texts = textsOf(await read(file));
    if (!(LANGUAGES as readonly string[]).includes(language))
      found.push({ rule: 'language', found: language, wanted: `one of ${LANGUAGES.join(', ')}`, file });
    else if (!texts) found.push({ rule: 'language', found: 'no texts', wanted: 'an object of texts', file });
    else {
      said.set(language, texts);
      found.push(...textFindings(texts, file));
    }
  }
  if (Object.keys(locales).length === 0) return found;
  const all = new Set(TRANSLATED.flatMap((language) => Object.keys(said.get(language) ?? {})));
  for (const language of TRANSLATED) {
    const texts = said.get(language);
    const file = locales[language] ?? FILE;
    if (!texts) found.push({ rule: 'language', found: `nothing in ${language}`, wanted: 'every language', file });
    const missing = [...all].filter((text) => texts && typeof texts[text] !== 'string');
    if (missing.length > 0)
      found.push({
        rule: 'language',
        found: `${missing.length} texts missing`,
        wanted: `“${missing[0]}” and the rest`,
        file,
      });
  }
  return found;
}

/** Checks the slots, addresses and modules that a release names. */
export const contentFindings = (release: Release): Finding[] => [
  ...slotFindings(release),
  ...segmentFindings(release),
  ...routeFindings(release),
  ...exposeFindings(release),
];
