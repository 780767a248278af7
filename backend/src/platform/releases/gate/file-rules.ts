import type { Release } from '@lichen/contracts/portal/release';
import type { Finding } from './finding';
import { readScript, type ScriptNames } from './script-names';

/** Limits in kB after brotli: one page with its entry, and the whole area. */
export const BUDGET = { entryKb: 60, areaKb: 250 };

type Read = (path: string) => Promise<Buffer>;

/** Access to the files of a release. */
export interface Files {
  read: Read;
  /** Returns the size of a script or style after brotli, in bytes. */
  travels(path: string): Promise<number>;
}

const FILE = 'release.json';
const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

const KINDS: Readonly<Record<string, string>> = { js: 'script', css: 'style' };
/** Accepted file extensions. HTML would be a page of the portal's origin; source maps would publish the sources. */
const ENDINGS = ['js', 'css', 'json', 'svg', 'png', 'jpg', 'webp', 'woff2', 'txt'];

/** Findings of files' names, types and sizes. */
async function assetFindings({ assets, development }: Release, read: Read): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { path, kind, bytes } of assets) {
    const ending = path.split('.').at(-1) ?? '';
    const wanted = KINDS[ending] ?? 'other';
    if (kind !== wanted) found.push({ rule: 'kind of file', found: kind, wanted, file: path });
    if (!ENDINGS.includes(ending) && !(development && ending === 'map'))
      found.push({ rule: 'kind of file', found: ending, wanted: `one of ${ENDINGS.join(', ')}`, file: path });
    const { length } = await read(path);
    if (length !== bytes) found.push({ rule: 'size', found: `${length} bytes`, wanted: `${bytes} bytes`, file: path });
  }
  return found;
}

const SOURCE_MAP = /[#@] ?sourceMappingURL=/;

/** Findings of scripts that declare globals other than the entry's container, or that import modules. */
function nameFindings({ declared, written, isImporting }: ScriptNames, own: string | null, file: string): Finding[] {
  const names = [...new Set([...declared, ...written])].filter((name) => name !== own);
  return [
    ...(names.length > 0 ? [{ rule: 'global', found: names.join(', '), wanted: 'names within functions', file }] : []),
    ...(isImporting
      ? [{ rule: 'import', found: 'a module that it asks for', wanted: 'chunks that the container loads', file }]
      : []),
    ...(own !== null && !declared.has(own) ? [{ rule: 'entry', found: 'another container', wanted: own, file }] : []),
  ];
}

/** Findings of scripts that do not parse, which would break their pages, or that refer to source maps. */
async function scriptFindings(
  { assets, entry, container, development, pages, widgets }: Release,
  read: Read,
): Promise<Finding[]> {
  const found: Finding[] = [];
  let exposed: ReadonlySet<string> = new Set();
  for (const { path } of assets.filter(({ kind }) => kind === 'script')) {
    const text = (await read(path)).toString('utf8');
    try {
      const names = readScript(text);
      if (path === entry) exposed = names.texts;
      found.push(...nameFindings(names, path === entry ? container : null, path));
    } catch (error) {
      found.push({ rule: 'syntax', found: message(error), wanted: 'a script of ES2024', file: path });
    }
    if (!development && SOURCE_MAP.test(text))
      found.push({ rule: 'source map', found: 'a reference to one', wanted: 'none', file: path });
  }
  for (const { expose } of [...pages, ...widgets])
    if (!exposed.has(expose))
      found.push({ rule: 'page or widget', found: expose, wanted: 'one that the entry has', file: entry });
  if (!assets.some(({ path, kind }) => path === entry && kind === 'script'))
    found.push({ rule: 'entry', found: entry, wanted: 'a script', file: FILE });
  return found;
}

/** Findings of sizes beyond the budget. A release may set lower budgets than the portal's, never higher ones. */
async function budgetFindings(
  { budget, entry, pages, widgets, assets }: Release,
  { travels }: Files,
): Promise<Finding[]> {
  const sizes = new Map<string, number>();
  for (const { path } of assets.filter(({ kind }) => kind !== 'other')) {
    sizes.set(path, await travels(path));
  }
  const kilobytes = (paths: Iterable<string>) =>
    [...new Set(paths)].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0) / 1000;
  const over = (what: string, kb: number, limit: number): Finding[] =>
    kb <= limit
      ? []
      : [{ rule: 'budget', found: `${kb.toFixed(1)} KB`, wanted: `${what} of at most ${limit} KB`, file: FILE }];
  const limits = { entryKb: Math.min(budget.entryKb, BUDGET.entryKb), areaKb: Math.min(budget.areaKb, BUDGET.areaKb) };
  return [
    ...over('a budget for a page', budget.entryKb, BUDGET.entryKb),
    ...over('a budget for the area', budget.areaKb, BUDGET.areaKb),
    ...[...pages, ...widgets].flatMap(({ expose, preload }) =>
      over(expose, kilobytes([entry, ...preload]), limits.entryKb),
    ),
    ...over('an area', kilobytes(sizes.keys()), limits.areaKb),
  ];
}

/** Findings of files: whether they match the release, run, and are small enough. */
export async function fileFindings(release: Release, files: Files): Promise<Finding[]> {
  return [
    ...(await assetFindings(release, files.read)),
    ...(await scriptFindings(release, files.read)),
    // Development builds are not minified.
    ...(release.development ? [] : await budgetFindings(release, files)),
  ];
}
