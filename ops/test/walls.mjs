import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root as checkout, run, tool } from './run.mjs';
import { saidAgain } from './said-once.mjs';
import { aroundProblems } from './ways-around.mjs';

const MOST_IMPORTS = 15;
/** Maximum number of imports in files whose only job is to wire parts together. */
const MOST_IMPORTS_OF_WIRING = 30;
const isWiring = (file) => /^backend\/src\/(start\/)?[^/]+\.ts$|\.module\.ts$|\/(make|all)-[^/]+\.ts$/.test(file);
const MOST_PACKAGES_OF_A_REMOTE = 10;

/** Rules that must be met by a better structure, never suppressed by a comment. */
const suppressions =
  /biome-ignore-(?:all|start|end)|biome-ignore\s+lint(?:\/\w+)?\s*:|biome-ignore\s+lint\/\S*(?:noRestrictedImports|noImportCycles|noBarrelFile|noReExportAll|noExcessive|noExplicitAny|noFocusedTests|noSkippedTests)|@ts-(?:ignore|nocheck)|eslint-disable|depcruise-|dependency-cruiser-(?:ignore|disable)|@knipignore/;
const emptyNames = /(^|[/.-])(utils?|helpers?|common|misc|manager)([/.-]|$)|(^|\/)parts\//;
const statements = /\b(SELECT\s+[\s\S]+?\s+FROM|INSERT\s+INTO|DELETE\s+FROM|UPDATE\s+\w+\s+SET)\b/;

/** Known file suffixes, which docs/architecture.md explains. Any other one is a problem. */
const KINDS = {
  contracts: ['entity', 'call', 'example'],
  backend: [
    ...['handler', 'rules', 'query', 'loader', 'client', 'store', 'route'],
    ...['job', 'listener', 'operation', 'module', 'worker'],
  ],
  remote: ['client', 'loader'],
};
/** Migrations are named by a day and a number, as databases remember them. */
const MIGRATION = /^\d{4}-\d{2}-\d{2}-\d{2}(-[a-z0-9]+)+\.ts$/;

const isSource = (file) => /\.([cm]?[jt]sx?|css)$/.test(file);
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

const kindsOf = (file) => {
  if (file.startsWith('backend/contracts/src/')) return KINDS.contracts;
  if (file.startsWith('backend/src/')) return KINDS.backend;
  return /^mf-[^/]+\/src\//.test(file) ? KINDS.remote : null;
};

function kindProblems(file) {
  const kinds = kindsOf(file);
  if (!kinds || !/\.tsx?$/.test(file) || /\.(test|spec)\.tsx?$/.test(file)) return [];
  const name = path.posix.basename(file);
  if (/^backend\/src\/.*\/migrations\//.test(file))
    return MIGRATION.test(name) ? [] : [`${file}: name a migration by day, number and what it makes`];
  const [, ...suffixes] = name.replace(/\.tsx?$/, '').split('.');
  return suffixes.every((suffix) => kinds.includes(suffix)) && suffixes.length < 2
    ? []
    : [`${file}: .${suffixes.join('.')} is no kind of file; kinds here are ${kinds.join(', ')}`];
}

function nameProblems(file) {
  if (/(^|\/)index\.tsx?$/.test(file) && file !== 'shell/kit/src/index.ts')
    return [`${file}: an index hides where things are; the only one is the public list of the kit`];
  return emptyNames.test(file) ? [`${file}: a name that says nothing about what is inside`] : [];
}

function textProblems(root, file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const problems = [...saidAgain(file, text), ...aroundProblems(file, text)];
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

const MOST_FILES = 25;
/** Migrations are history: their names put them in order, and none moves. */
const MAY_BE_LONG = /\/migrations$/;
/** Tests that others import; a test of its own may stand beside as many as there are. */
const SUPPORT = /^(backend\/test|shell\/e2e\/support)\//;

/** Reports folders too large for a quick overview, which should be split by subject. */
function folderProblems(files) {
  const counts = new Map();
  const counted = files.filter((file) => isSource(file) && (!isTest(file) || SUPPORT.test(file)));
  for (const folder of counted.map((file) => path.posix.dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !MAY_BE_LONG.test(folder))
    .map(([folder, count]) => `${folder}: ${count} files lie flat; make rooms in it, of ${MOST_FILES} at most`);
}

/** Problems of the file tree: names, packages, suppressions and sizes. */
export function treeProblems(root = checkout) {
  const files = ['backend', 'shell', 'ops', ...remotesIn(root)].flatMap((folder) => filesUnder(root, folder));
  return [
    ...packageProblems(root),
    ...folderProblems(files),
    ...files.flatMap(nameProblems),
    ...files.flatMap(kindProblems),
    ...files.filter(isSource).flatMap((file) => textProblems(root, file)),
  ];
}

const ROOM = /^(mf-[^/]+\/src|backend\/src\/modules\/[^/]+)\/[^/]+(?=\/)/;

/** Returns every folder that can be reached from each one by imports. */
function reachOf(edges) {
  const next = new Map();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reach = (room, seen) => {
    for (const other of next.get(room) ?? []) if (!seen.has(other)) reach(other, seen.add(other));
    return seen;
  };
  return new Map([...next.keys()].map((room) => [room, reach(room, new Set())]));
}

/** Folders of a remote or module must not import each other in a circle. */
function roomProblems(modules) {
  const edges = modules
    .filter(({ source }) => ROOM.test(source) && !isTest(source) && !source.includes('/testing/'))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ source, resolved, from: ROOM.exec(source), to: ROOM.exec(resolved) })),
    )
    .filter(({ from, to }) => to && from[1] === to[1] && from[0] !== to[0])
    .map(({ from, to, ...files }) => ({ ...files, from: from[0], to: to[0] }));
  const reach = reachOf(edges);
  return edges
    .filter(({ from, to }) => reach.get(to)?.has(from))
    .map(({ source, resolved }) => `rooms-stand-in-order: ${source} → ${resolved}`);
}

/** Returns one line for each import that crosses a wall. */
export async function importProblems(root = checkout) {
  const folders = ['backend', 'shell', ...remotesIn(root)];
  const { code, output } = await run(
    process.execPath,
    [tool('depcruise'), '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders],
    { cwd: root },
  );
  const start = output.indexOf('{');
  if (start < 0) return [`the walls could not be checked (exit ${code}): ${output.trim()}`];
  const { summary, modules } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  return [...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`), ...roomProblems(modules)];
}
