import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root as checkout } from './run.mjs';

const require = createRequire(import.meta.url);
/** The rule by which the release gate checks builds, so that there is only one. */
const { readSheet } = require(path.join(checkout, 'backend', 'dist', 'platform', 'releases', 'gate', 'sheet-rules.js'));

function sheetsOf(root, remote) {
  const folder = path.join(root, remote, 'src');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((file) => path.posix.join(remote, 'src', String(file)))
    .filter((file) => file.endsWith('.css'))
    .sort();
}

/** Reads a style sheet with its problems; one that cannot be parsed has a single problem, at its line. */
function read(root, file) {
  try {
    return { file, ...readSheet(readFileSync(path.join(root, file), 'utf8')) };
  } catch (/** @type {any} */ error) {
    const problem = { rule: 'style', found: error.reason ?? error.message, line: error.line ?? 1 };
    return { file, prefixes: new Map(), problems: [{ ...problem, wanted: 'a style sheet that can be read' }] };
  }
}

const say = (file, line, { rule, found, wanted }) => `${file}:${line}: ${rule}: found ${found}; wanted ${wanted}`;

/** Class prefixes used by several remotes; the gate would refuse the second one. */
function sharedPrefixes(sheets) {
  const owners = new Map();
  return sheets.flatMap(({ remote, file, prefixes }) =>
    [...prefixes].flatMap(([prefix, line]) => {
      const owner = owners.get(prefix) ?? owners.set(prefix, remote).get(prefix);
      if (owner === remote) return [];
      const wanted = `another; ${owner} has classes that begin so`;
      return [say(file, line, { rule: 'class prefix of another remote', found: prefix, wanted })];
    }),
  );
}

/**
 * Returns what the release gate would refuse in the styles of remotes, with file and line.
 * @param {string} root
 * @param {readonly string[]} remotes
 */
export function styleProblems(root, remotes) {
  const sheets = remotes.flatMap((remote) => sheetsOf(root, remote).map((file) => ({ remote, ...read(root, file) })));
  return [
    ...sheets.flatMap(({ file, problems }) => problems.map((problem) => say(file, problem.line, problem))),
    ...sharedPrefixes(sheets),
  ];
}
