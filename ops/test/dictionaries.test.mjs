import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dictionaryProblems, missingTexts } from './dictionaries.mjs';
import { textsUsed } from './texts-used.mjs';

const sources = {
  'ops/test/walls.tsconfig.json': '{ "compilerOptions": {}, "files": [] }',
  'shell/src/Page.tsx': `
    declare const t: (text: string, params?: object) => string;
    const STATES: Record<string, string> = { waiting: 'Still waiting', done: 'All of it done' };
    export const page = (state: string, open: boolean) =>
      [t('Save it'), t(STATES[state]), t(open ? 'Close it' : 'Open it'), t(\`{count} saved\`, { count: 1 })];
    export const Part = () => <Card title="A card" className="Not-a-text" />;`,
  'backend/contracts/src/thing.entity.ts': `
    export const thing = { size: decimal('Size of it'), secret: internal(text('Never shown')), unit: choice('Unit', ['kWh', 'PPA']) };`,
  'backend/src/modules/docs/doc.rules.ts': `throw refused('Approve it first');`,
  'backend/src/modules/docs/sentences.ts': `/** Each is a dictionary key. */ export const SENTENCES = { one: '{amount} of it' } as const;`,
  'mf-docs/src/remote.ts': `export default { pages: [{ title: 'Documents' }] };`,
  'mf-docs/src/pages/DocList.tsx': `
    declare const t: (text: string) => string;
    declare const tn: (count: number, one: string, other: string) => string;
    export const list = [t('Save it'), t('Only here'), tn(2, '{count} thing', '{count} things')];`,
};

let root;
/** Texts of the sources alone, which are the same for each test; it takes a type check to find them. */
let used;

const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof text === 'string' ? text : JSON.stringify(text));
};
const shared = (language) => `backend/reference/dictionaries/${language}.json`;
const complete = (texts) => Object.fromEntries([...texts].map((text) => [text, `~${text}`]));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lichen-words-'));
  for (const [file, text] of Object.entries(sources)) write(file, text);
  used ??= textsUsed(root);
  for (const language of ['FR', 'DE', 'NO', 'ES']) {
    write(shared(language), complete(used.shared));
    write(`mf-docs/locales/${language}.json`, complete(used.remotes['mf-docs']));
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const changeFrench = (change) => write(shared('FR'), { ...complete(used.shared), ...change });

it('finds what screens, contracts and rules say', () => {
  expect([...used.shared].sort()).toEqual(
    ['A card', 'All of it done', 'Approve it first', 'Close it', 'Documents', 'Open it', 'Save it', 'Size of it']
      .concat('Still waiting', 'Unit', '{amount} of it', '{count} saved')
      .sort(),
  );
});

it('leaves to a remote what only the remote says', () => {
  expect([...used.remotes['mf-docs']]).toEqual(['Only here', '{count} thing', '{count} things']);
});

it('finds nothing wrong with complete dictionaries', () => {
  expect(dictionaryProblems(root, used)).toEqual([]);
});

it('misses a text in the file that should hold it', () => {
  write('mf-docs/locales/DE.json', {});

  expect(missingTexts(root, used)).toEqual({
    'mf-docs/locales/DE.json': ['Only here', '{count} thing', '{count} things'],
  });
});

it('lets a remote bring the title of its page, and no text that the portal says whatever remote is there', () => {
  const { Documents: title, 'Save it': button, ...rest } = complete(used.shared);
  write(shared('DE'), rest);
  write('mf-docs/locales/DE.json', { ...complete(used.remotes['mf-docs']), Documents: title, 'Save it': button });

  expect(missingTexts(root, used)).toEqual({ [shared('DE')]: ['Save it'] });
});

it.each([
  ['a text that nobody says', { 'Gone for long': 'Parti' }, /nobody says/],
  ['a translation that is still English', { 'Save it': 'Save it' }, /still English/],
  ['other placeholders', { '{count} saved': '{number} sauvés' }, /placeholders/],
  ['an empty translation', { 'Save it': ' ' }, /is empty/],
])('refuses %s', (_what, change, words) => {
  changeFrench(change);

  expect(dictionaryProblems(root, used).join('\n')).toMatch(words);
});

it('takes a text that is the same after review', () => {
  changeFrench({ Documents: 'Documents' });
  write('ops/test/same-in-every-language.json', { texts: ['Documents'] });

  expect(dictionaryProblems(root, used)).toEqual([]);
});

it('misses a text of the contracts that a remote says, and only another remote holds', () => {
  write(
    'mf-parts/src/pages/Parts.tsx',
    `declare const t: (text: string) => string; export const size = t('Size of it');`,
  );
  const { 'Size of it': held, ...rest } = complete(used.shared);
  for (const language of ['FR', 'DE', 'NO', 'ES']) {
    write(shared(language), rest);
    write(`mf-docs/locales/${language}.json`, { ...complete(used.remotes['mf-docs']), 'Size of it': held });
    write(`mf-parts/locales/${language}.json`, language === 'NO' ? {} : { 'Size of it': held });
  }

  expect(missingTexts(root, textsUsed(root))).toEqual({ 'mf-parts/locales/NO.json': ['Size of it'] });
});
