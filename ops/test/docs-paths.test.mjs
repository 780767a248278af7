import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chosenTests } from './named-tests.mjs';
import { root, run } from './run.mjs';

const PAGES = /^(README|CONTRIBUTING|SECURITY)\.md$|^docs\/(?!adr\/)[^/]+\.md$|^docs\/guides\/.*\.md$|\/README\.md$/;
/** Pages that tell a newcomer what to write. */
const GUIDES = /^CONTRIBUTING\.md$|^docs\/guides\/|^docs\/architecture\.md$/;
const FOLDERS = 'backend|shell|mf-[a-z]+|ops|docs';

/** Names that a page makes up for its example, said in a comment of it: `<!-- made up: biogas -->`. */
const madeUp = (text) => text.match(/<!-- made up: (\w+) -->/)?.[1] ?? 'mf-x';
const isMadeUp = (text, name) => name.toLowerCase().includes(madeUp(text));

/** Paths of the checkout that a page names: in backticks, in a command, or as the target of a link. */
function pathsIn(page, text) {
  const named = [...text.matchAll(new RegExp(`(?:\`|node )((?:${FOLDERS})/[^\`\\s<>*{}…]+)`, 'g'))];
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, file]) =>
    path.posix.join(path.posix.dirname(page), file),
  );
  return [...named.map(([, file]) => file), ...linked];
}

/** Returns the texts in backticks of a page, without its examples of code. */
const spansIn = (text) => [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);

/** Names of code in a span, by their capitals; words of small letters may be anything and are left out. */
const namesIn = (span) =>
  span.match(/(?<![\w/.@-])(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]{4,}(?:_[A-Z]+)*)(?![\w/-])/g) ?? [];

let pages;
let files;

beforeAll(async () => {
  const listed = async (...of) =>
    (await run('git', ['ls-files', '-co', '--exclude-standard', ...of])).output.split('\n');
  files = (await listed()).filter((file) => file && existsSync(path.join(root, file)));
  pages = files
    .filter((file) => PAGES.test(file))
    .map((page) => ({ page, text: readFileSync(path.join(root, page), 'utf8') }));
});

/** Lists `page: name` of everything that is not there. */
const missing = (of, isThere, among = pages) =>
  among.flatMap(({ page, text }) =>
    of(page, text)
      .filter((name) => !isMadeUp(text, name) && !isThere(name))
      .map((name) => `${page}: ${name}`),
  );

it('names no file or folder in a page that is not there', () => {
  const isThere = (file) => /(^|\/)mf-x(\/|$)|\.\.\./.test(file) || existsSync(path.join(root, file));

  expect(pages.length).toBeGreaterThan(8);
  expect(missing(pathsIn, isThere)).toEqual([]);
});

it('links to no section that is not there', () => {
  const slug = (heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s/g, '-');
  const sections = (file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slug(heading));
  const linked = (page, text) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)].map(
      ([, file, section]) => `${file ? path.posix.join(path.posix.dirname(page), file) : page}#${section}`,
    );
  const isThere = (link) => {
    const [file, section] = link.split('#');
    return existsSync(path.join(root, file)) && sections(file).includes(section);
  };

  expect(pages.flatMap(({ page, text }) => linked(page, text)).length).toBeGreaterThan(0);
  expect(missing(linked, isThere)).toEqual([]);
});

it('names no file without its folder that is nowhere', () => {
  const known = new Set(files.map((file) => path.posix.basename(file)));
  const guides = pages.filter(({ page }) => GUIDES.test(page));
  const bare = (_page, text) => spansIn(text).filter((span) => /^[A-Za-z][\w-]+(\.[\w-]+)*\.(ts|tsx|mjs)$/.test(span));

  expect(guides.flatMap(({ page, text }) => bare(page, text)).length).toBeGreaterThan(5);
  expect(missing(bare, (name) => known.has(name), guides)).toEqual([]);
});

it('names no command that is not there, and no test that nothing is called by', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const asked = (_page, text) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  const tests = (_page, text) => [...text.matchAll(/npm test -- ([^`#\n]+)/g)].map(([, words]) => words.trim());
  const isFound = (words) => {
    try {
      const { files: found, specs } = chosenTests(existsSync(path.join(root, words)) ? [words] : words.split(' '));
      return found.length + specs.length > 0;
    } catch {
      return false;
    }
  };

  expect(missing(asked, (name) => name === 'new' || Object.hasOwn(scripts, name))).toEqual([]);
  expect(pages.flatMap(({ page, text }) => tests(page, text)).length).toBeGreaterThan(10);
  expect(missing(tests, isFound)).toEqual([]);
});

it('shows every kind of change of the table on an example', () => {
  const table = pages.find(({ page }) => page === 'CONTRIBUTING.md').text.match(/^\| To add .*?\n\n/ms)[0];
  const kinds = [...table.matchAll(/^\| (an?) ([a-z ]+?) +\|/gm)].map(([, article, kind]) => `${article} ${kind}`);
  const guides = pages.filter(({ page }) => page.startsWith('docs/guides/')).map(({ text }) => text);
  const isShown = (kind) => guides.some((text) => new RegExp(`^##? .*\\b${kind}\\b`, 'im').test(text));

  expect(kinds.length).toBeGreaterThan(6);
  expect(kinds.filter((kind) => !isShown(kind))).toEqual([]);
});

it('names nothing in a guide that the code does not call so', () => {
  const sources = files.filter((file) => /\.(tsx?|[cm]js|tmpl|json)$/.test(file) && !file.startsWith('ops/test/docs-'));
  const said = new Set(files.map((file) => path.posix.basename(file)));
  for (const file of sources)
    for (const [name] of readFileSync(path.join(root, file), 'utf8').matchAll(/[A-Za-z_]\w+/g)) said.add(name);
  const guides = pages.filter(({ page }) => GUIDES.test(page));
  const names = (_page, text) => spansIn(text).flatMap(namesIn);

  expect(guides.flatMap(({ page, text }) => names(page, text)).length).toBeGreaterThan(20);
  expect(missing(names, (name) => said.has(name), guides)).toEqual([]);
});
