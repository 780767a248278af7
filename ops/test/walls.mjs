import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root as checkout, run, tool } from './run.mjs';
import { saidAgain } from './said-once.mjs';

const MOST_IMPORTS = 15;
/** Files whose one job is to name the parts and hand them to each other. */
const MOST_IMPORTS_OF_WIRING = 30;
const isWiring = (file) => /^backend\/src\/(start\/)?[^/]+\.ts$|\.module\.ts$|\/make-[^/]+\.ts$/.test(file);
const MOST_PACKAGES_OF_A_REMOTE = 10;

/** Rules whose answer is a better structure, never a comment. */
const suppressions =
  /biome-ignore-all|biome-ignore\s+lint\/\S*(?:noRestrictedImports|noImportCycles|noBarrelFile|noReExportAll|noExcessive|noExplicitAny|noFocusedTests|noSkippedTests)|@ts-(?:ignore|nocheck)|eslint-disable|depcruise-|dependency-cruiser-(?:ignore|disable)|@knipignore/;
const emptyNames = /(^|[/.-])(utils?|helpers?|common|misc|manager)([/.-]|$)/;
const statements = /\b(SELECT\s+[\s\S]+?\s+FROM|INSERT\s+INTO|DELETE\s+FROM|UPDATE\s+\w+\s+SET)\b/;

const isSource = (file) => /\.(ts|tsx|mjs|cjs)$/.test(file);
const isTest = (file) => /\.(test|spec)\.\w+$|^backend\/test\/|^shell\/e2e\//.test(file);

function filesUnder(root, folder) {
  const here = path.join(root, folder);
  if (!existsSync(here)) return [];
  return readdirSync(here, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.build', '.data'].includes(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(root, file) : [file];
  });
}

const remotesIn = (root) => readdirSync(root).filter((name) => name.startsWith('mf-'));

function packageProblems(root) {
  return ['backend', 'shell', ...remotesIn(root)].flatMap((folder) => {
    const file = path.join(root, folder, 'package.json');
    if (!existsSync(file)) return [];
    const { exports, dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    const problems = [];
    if (!exports || Object.keys(exports).length > 0)
      problems.push(`${folder}/package.json: write "exports": {}, so that nobody else can import its files`);
    if (folder.startsWith('mf-') && Object.keys(dependencies).length > MOST_PACKAGES_OF_A_REMOTE)
      problems.push(`${folder}/package.json: more than ${MOST_PACKAGES_OF_A_REMOTE} packages`);
    return problems;
  });
}

function nameProblems(file) {
  if (/(^|\/)index\.tsx?$/.test(file) && file !== 'shell/kit/src/index.ts')
    return [`${file}: an index hides where things are; the only one is the public list of the kit`];
  return emptyNames.test(file) ? [`${file}: a name that says nothing about what is inside`] : [];
}

function textProblems(root, file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const problems = saidAgain(file, text);
  const suppressed = file.startsWith('ops/test/') ? null : text.match(suppressions);
  if (suppressed) problems.push(`${file}: ${suppressed[0]} switches off a wall`);
  if (file.startsWith('shell/') && !isTest(file) && /['"`/]mf-[a-z]/.test(text))
    problems.push(`${file}: names a remote; the shell knows remotes from the portal answer only`);
  if (file.startsWith('backend/src/modules/') && !isTest(file) && statements.test(text))
    problems.push(`${file}: holds SQL; only platform/store writes statements`);
  const imports = text.match(/^(?:import|\} from) .*['"];?$/gm)?.length ?? 0;
  const most = isWiring(file) ? MOST_IMPORTS_OF_WIRING : MOST_IMPORTS;
  if (imports > most && !isTest(file)) problems.push(`${file}: ${imports} imports; more than ${most} is two ideas`);
  return problems;
}

/** What the tree says by itself: names, packages, suppressions, sizes. */
export function treeProblems(root = checkout) {
  const files = ['backend', 'shell', 'ops', ...remotesIn(root)].flatMap((folder) => filesUnder(root, folder));
  return [
    ...packageProblems(root),
    ...files.flatMap(nameProblems),
    ...files.filter(isSource).flatMap((file) => textProblems(root, file)),
  ];
}

/** What the imports say. One line for each edge that crosses a wall. */
export async function importProblems(root = checkout) {
  const folders = ['backend', 'shell', ...remotesIn(root)];
  const { code, output } = await run(
    process.execPath,
    [tool('depcruise'), '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders],
    { cwd: root },
  );
  const start = output.indexOf('{');
  if (start < 0) return [`the walls could not be checked (exit ${code}): ${output.trim()}`];
  const { summary } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}
