import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

const PAGES = /^(README|CONTRIBUTING|SECURITY)\.md$|^docs\/(?!adr\/)[^/]+\.md$|^docs\/guides\/.*\.md$|\/README\.md$/;
const FOLDERS = 'backend|shell|mf-[a-z]+|ops|docs';

/** Names that a page makes up for its example, said in a comment of it: `<!-- made up: biogas -->`. */
const madeUp = (text) => text.match(/<!-- made up: (\w+) -->/)?.[1] ?? 'mf-x';

/** Paths of the checkout that a page names: in backticks, or as the target of a link. */
function pathsIn(page, text) {
  const named = [...text.matchAll(new RegExp(`\`((?:${FOLDERS})/[^\`\\s<>*{}…]+)\``, 'g'))].map(([, file]) => file);
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, file]) =>
    path.posix.join(path.posix.dirname(page), file),
  );
  return [...named, ...linked];
}

it('names no file or folder in a page that is not there', async () => {
  const { output } = await run('git', ['ls-files', '*.md']);
  const pages = output.split('\n').filter((file) => PAGES.test(file));
  const missing = pages.flatMap((page) => {
    const text = readFileSync(path.join(root, page), 'utf8');
    return pathsIn(page, text)
      .filter((file) => !file.includes(madeUp(text)) && !/(^|\/)mf-x(\/|$)|\.\.\./.test(file))
      .filter((file) => !existsSync(path.join(root, file)))
      .map((file) => `${page}: ${file}`);
  });

  expect(pages.length).toBeGreaterThan(8);
  expect(missing).toEqual([]);
});
