import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { remoteFolders } from '../build/parts.mjs';
import { timesIn } from '../proof/durations/timed.mjs';
import { chromiumProgram, passingFolder } from './machine.mjs';
import { root, run, tool } from './run.mjs';
import { freePort } from './services.mjs';

/** Result of a suite that has no tests yet, which counts neither as passed nor as failed. */
const absent = { passed: 0, failed: 0, skipped: 0, output: '', absent: true };

/** Runs a command that passes or fails, as a single test. */
async function oneCheck(command, args, options) {
  const { code, output } = await run(command, args, options);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

const node = (file, ...args) => [process.execPath, [path.join(root, file), ...args]];

const lint = (folders = ['.']) =>
  oneCheck(process.execPath, [
    tool('biome'),
    'check',
    '--error-on-warnings',
    '--max-diagnostics=50',
    '--colors=off',
    ...folders,
  ]);
/** The native compiler, by its own path: `tsc` may be the one whose library other tools load. */
const compiler = path.join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
/** Type-checks every remote, including those missing from the root's list of projects. */
const types = () => oneCheck(process.execPath, [compiler, '-b', '.', ...remoteFolders()]);
const walls = () => oneCheck(...node('ops/test/check-walls.mjs'));
const unused = () => oneCheck(process.execPath, [tool('knip'), '--no-progress']);
const subjects = () => oneCheck(...node('ops/test/commit-subjects.mjs'));
/** Checks that the generated pages in docs/ match the contracts. */
const reference = () => oneCheck(...node('ops/docs/slots-and-events.mjs', '--check'));
/** Checks that every shipped factor file has an origin, and that docs/method.md states it. */
const provenance = () => oneCheck(...node('ops/docs/factor-provenance.mjs', '--check'));
/** Checks the styles of remotes by the rule of the release gate. */
const styles = () => oneCheck(...node('ops/test/check-styles.mjs'));
const dictionaries = () => oneCheck(...node('ops/test/check-dictionaries.mjs'));

/**
 * The checks that run no tests, as pairs of name and work. The type check comes first, because from scratch it takes as
 * long as all others together, so that two cores finish at about the same time.
 */
export const staticSuites = (folders) => [
  ['types', types],
  ['walls', walls],
  ['styles', styles],
  ['dictionaries', dictionaries],
  ['unused code', unused],
  ['reference', reference],
  ['provenance', provenance],
  ['lint', () => lint(folders)],
  ['commit subjects', subjects],
];

/** Checks the sizes that browsers load against their limits; needs a build. */
export const sizes = () => oneCheck(...node('ops/build/sizes.mjs'));

async function withReport(work, place = tmpdir()) {
  const folder = mkdtempSync(path.join(place, 'lichen-report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

const firstLine = (words) => (words ?? '').split('\n').find((line) => line.trim()) ?? '';

/** Failed tests and files of a report, with the first line of each message. */
function brokenOf({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const at = path.relative(root, file);
      if (tests.length === 0) return [{ file, words: `${at}: ${firstLine(message)}` }];
      return tests.map(({ fullName, failureMessages }) => ({
        file,
        words: `${at} › ${fullName}: ${firstLine(failureMessages[0])}`,
      }));
    });
}

const passedOutside = ({ testResults }, files) =>
  testResults
    .filter(({ name }) => !files.includes(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;

/** A larger young generation: collecting short-lived objects would otherwise take a tenth of the time. */
const ROOMY = '--max-semi-space-size=64';

/** Runs Jest over some of its projects, for all or the chosen tests; returns null when it wrote no report. */
function jestRun(projects, env, chosen = []) {
  return withReport(async (file) => {
    const args = ['--selectProjects', ...projects, '--passWithNoTests', '--json', `--outputFile=${file}`, ...chosen];
    const { code, output } = await run(process.execPath, [ROOMY, tool('jest'), ...args], { env: { CI: '1', ...env } });
    return { code, output, report: readReport(file) };
  });
}

/** Maximum number of failed files that a busy machine may explain; more count as broken without a second run. */
const MOST_FILES_AGAIN = 3;

/**
 * Runs some projects of jest.config.mjs and counts the tests that really ran. Files with a failed test run a second
 * time, like journeys; what passes then counts as passed, and is named so that somebody fixes it. `folders` or `files`
 * limit the run to these.
 * @param {string[]} projects
 * @param {NodeJS.ProcessEnv} env
 * @param {{ folders?: string[], files?: string[] }} [chosen]
 */
export async function jest(projects, env = {}, { folders = [], files: only = [] } = {}) {
  const inFolders = folders.length > 0 ? ['--testPathPatterns', ...folders.map((folder) => `/${folder}/`)] : [];
  const chosen = only.length > 0 ? ['--runTestsByPath', ...only] : inFolders;
  const { code, output, report } = await jestRun(projects, env, chosen);
  if (!report) return { passed: 0, failed: 1, skipped: 0, output };
  if (report.numTotalTestSuites === 0) return absent;
  const broken = brokenOf(report);
  const files = [...new Set(broken.map(({ file }) => file))];
  const mayAgain = files.length > 0 && files.length <= MOST_FILES_AGAIN;
  const second = mayAgain ? await jestRun(projects, env, ['--runTestsByPath', ...files]) : null;
  const still = second?.report ? brokenOf(second.report) : broken;
  const failed = broken.length === 0 && code !== 0 ? 1 : still.length;
  return {
    passed: second?.report ? passedOutside(report, files) + second.report.numPassedTests : report.numPassedTests,
    failed,
    skipped: report.numPendingTests + report.numTodoTests,
    output: `${output}\n${second?.output ?? ''}`,
    again: failed === 0 ? broken.map(({ words }) => words) : [],
    broken: still.map(({ words }) => words),
  };
}

/** Projects of jest.config.mjs that need no server. */
export const UNIT = ['contracts', 'unit', 'kit', 'ops'];
export const API = ['api', 'api with mocks'];
/** The API on the first database: with what no database answers differently. */
export const API_FIRST = [...API, 'api once'];
/** All projects of jest.config.mjs. */
export const PROJECTS = [...UNIT, ...API_FIRST, 'drivers'];

/** Hides the databases and queues of other suites from this one. */
export const EMBEDDED = { DATABASE_URL: undefined, REDIS_URL: undefined };
/**
 * The same with databases in memory, for what kills processes and limits no time: a killed process has lost nothing that
 * it had written, whether that reached a disk or not.
 */
export const PASSING = { ...EMBEDDED, TMPDIR: passingFolder() };

const journeys = path.join(root, 'shell', 'e2e');
/** Journeys take 20 minutes on two free cores; the limit leaves room for a busy machine. */
const LONGEST = 45 * 60_000;

/** Regular expression that matches exactly these words in a title. */
const literal = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const hasJourneys = () =>
  existsSync(journeys) && readdirSync(journeys, { recursive: true }).some((file) => String(file).endsWith('.spec.ts'));

/** First failure's message as one line, without terminal colours. */
function firstWords({ tests }) {
  const failed = tests.flatMap(({ results }) => results).find(({ error }) => error);
  return firstLine(stripVTControlCharacters(failed?.error.message ?? ''));
}

/** Journeys that passed only on their second try: they count as passed, and are listed so that somebody fixes them. */
function secondTries(suites) {
  const needed = (spec) => spec.tests.some(({ status }) => status === 'flaky');
  const named = (spec) => `${spec.file} › ${spec.title}: ${firstWords(spec)}`;
  const own = (suite) => (suite.specs ?? []).filter(needed).map(named);
  return suites.flatMap((suite) => [...own(suite), ...secondTries(suite.suites ?? [])]);
}

/**
 * Runs the browser journeys on a separate server: all, those of some files, or those whose title contains `title`.
 * @param {{ files?: string[], title?: string | undefined }} [chosen]
 */
export function browser({ files = [], title } = {}) {
  if (!hasJourneys()) return absent;
  return withReport(async (file) => {
    const variables = {
      ...EMBEDDED,
      CHROMIUM_PATH: chromiumProgram() ?? undefined,
      CHROMIUM_MEASURED_PATH: chromiumProgram({ isMeasured: true }) ?? undefined,
      LICHEN_E2E_PORT: String(await freePort()),
      LICHEN_E2E_DATA: path.join(path.dirname(file), 'data'),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    };
    const config = path.join(journeys, 'playwright.config.ts');
    const chosen = [...files, ...(title ? ['--grep', literal(title)] : [])];
    const args = [tool('playwright'), 'test', ...chosen, '--config', config, '--reporter=list,json'];
    const { code, output } = await run(process.execPath, args, { env: variables, longest: LONGEST });
    const report = readReport(file);
    if (!report) return { passed: 0, failed: 1, skipped: 0, output };
    const { expected, unexpected, flaky, skipped } = report.stats;
    const failed = unexpected === 0 && code !== 0 ? 1 : unexpected;
    return { passed: expected + flaky, failed, skipped, output, again: secondTries(report.suites) };
    // The portal waits at each commit until it has reached the disk, and answers nobody meanwhile.
  }, passingFolder());
}

/**
 * Runs a group of the short proofs. They print `N passed, N failed` at the end.
 * @param {'restarts' | 'kills' | 'delivery'} group
 * @param {NodeJS.ProcessEnv} env
 */
export async function faults(group, env = {}) {
  if (!existsSync(path.join(root, 'ops', 'proof', 'quick-proofs.mjs'))) return absent;
  const { code, output } = await run(...node('ops/proof/quick-proofs.mjs', group), { env, longest: LONGEST });
  const counted = output.match(/(\d+) passed, (\d+) failed\s*$/);
  const failed = counted ? Number(counted[2]) : Number(code !== 0);
  return {
    passed: counted ? Number(counted[1]) : Number(code === 0),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: 0,
    output,
    times: timesIn(output),
  };
}
