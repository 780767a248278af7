import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Languages with complete dictionaries. In English (UK) the key is the text; English (US) only contains differences.
 */
export const TRANSLATED = ['FR', 'DE', 'NO', 'ES'];
export const PARTIAL = ['en-US'];

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const placeholdersOf = (text) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** True for a text with words; figures, codes and signs are the same in every language. */
const hasWords = (text) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));

/** Returns the dictionary folders with the texts that each must contain. */
function folders(root, used) {
  const everywhere = { folder: path.join('backend', 'reference', 'dictionaries'), texts: used.shared };
  const remotes = Object.entries(used.remotes).map(([name, texts]) => ({ folder: path.join(name, 'locales'), texts }));
  return [everywhere, ...remotes].map((one) => ({
    ...one,
    of: (language) => read(path.join(root, one.folder, `${language}.json`)),
  }));
}

/**
 * Titles of remotes that their own dictionaries contain; a title that the portal itself uses must be in the portal's.
 */
function heldByRemotes(root, language) {
  const held = new Set();
  for (const name of readdirSync(root).filter((one) => one.startsWith('mf-')))
    for (const text of Object.keys(read(path.join(root, name, 'locales', `${language}.json`)))) held.add(text);
  return held;
}

/**
 * Returns the texts without a translation, by file.
 * @returns {Record<string, string[]>}
 */
export function missingTexts(root, used) {
  /** @type {Record<string, string[]>} */
  const missing = {};
  const all = folders(root, used);
  const [everywhere] = all;
  for (const { folder, texts, of } of all)
    for (const language of TRANSLATED) {
      const dictionary = of(language);
      const elsewhere = folder.startsWith('backend') ? heldByRemotes(root, language) : new Set();
      const absent = [...texts].filter(
        (text) => hasWords(text) && !Object.hasOwn(dictionary, text) && (used.portal.has(text) || !elsewhere.has(text)),
      );
      const room = folder.split(path.sep)[0];
      const portal = everywhere.of(language);
      // A remote may be the only one that is loaded: what its screens say has to be in its dictionary or the portal's.
      for (const text of used.said?.[room] ?? [])
        if (hasWords(text) && !texts.has(text) && !Object.hasOwn(dictionary, text) && !Object.hasOwn(portal, text))
          absent.push(text);
      if (absent.length > 0) missing[path.join(folder, `${language}.json`)] = absent.sort();
    }
  return missing;
}

function entryProblems({ file, text, said, used, reviewed, language }) {
  const problems = [];
  if (!used.mentioned.has(text)) problems.push(`${file}: nobody says “${text}”`);
  if (typeof said !== 'string' || said.trim() === '') return [...problems, `${file}: “${text}” is empty`];
  if (placeholdersOf(text) !== placeholdersOf(said))
    problems.push(`${file}: “${text}” has other placeholders than “${said}”`);
  if (said === text && hasWords(text) && !reviewed.includes(text))
    problems.push(
      PARTIAL.includes(language)
        ? `${file}: “${text}” is the same in British English: leave it out`
        : `${file}: “${text}” is still English; if that is right, add it to ops/test/same-in-every-language.json`,
    );
  return problems;
}

/** Returns one line for each problem of the dictionaries. */
export function dictionaryProblems(root, used) {
  const reviewed = read(path.join(root, 'ops', 'test', 'same-in-every-language.json')).texts ?? [];
  const missing = Object.entries(missingTexts(root, used)).flatMap(([file, texts]) =>
    texts.map((text) => `${file}: “${text}” is missing`),
  );
  const wrong = folders(root, used).flatMap(({ folder, of }) =>
    [...PARTIAL, ...TRANSLATED].flatMap((language) =>
      Object.entries(of(language)).flatMap(([text, said]) =>
        entryProblems({ file: path.join(folder, `${language}.json`), text, said, used, reviewed, language }),
      ),
    ),
  );
  const unknown = reviewed
    .filter((text) => !used.mentioned.has(text))
    .map((text) => `ops/test/same-in-every-language.json: nobody says “${text}”`);
  return [...missing, ...wrong, ...unknown];
}
