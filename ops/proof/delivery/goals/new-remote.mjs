import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../../start/process.mjs';
import { copiedSources } from '../../../test/copied-sources.mjs';
import { run, tool } from '../../../test/run.mjs';
import { setUpCompany } from '../../company-account.mjs';
import { makePortal } from '../../portal.mjs';
import { noneLine } from '../figures.mjs';

const REMOTE = 'mf-proof';
const LONGEST_S = 90;

/** Runs a program of the copy; throws its output when it fails. */
async function expectRun(copy, args, env = {}) {
  const { code, output } = await run(process.execPath, args, { cwd: copy, env });
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output.slice(-2000)}`);
  return output;
}

/** Returns every file of a folder that git would track, with its hash. */
async function filesOf(copy) {
  const { output } = await run('git', ['ls-files'], { cwd: root });
  const files = output.split('\n').filter(Boolean);
  const hash = (file) => {
    try {
      return createHash('sha256')
        .update(readFileSync(path.join(copy, file)))
        .digest('hex');
    } catch {
      return '';
    }
  };
  return new Map(files.map((file) => [file, hash(file)]));
}

/** The command itself without the lockfile, for which npm would ask its registry. */
const MAKE = `const { newRemote } = await import('./ops/new-remote/new-remote.mjs');
  console.log(JSON.stringify(newRemote(process.cwd(), '${REMOTE}', new Date())));`;

const lastJson = (output) => JSON.parse(output.trim().split('\n').at(-1) ?? '{}');

/** Starts the copy's portal and checks the new remote's menu entry, page, widget, data and texts. */
async function look(copy, world, problems) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-new-remote-'));
  const portal = await makePortal({ folder, home: copy, env: { NODE_ENV: 'development', DEV_TOOLS: '1' } });
  try {
    await portal.start();
    const person = await setUpCompany(portal.url, 'first@proof.example');
    const headers = { cookie: person.cookie };
    const answer = await (await fetch(`${portal.url}/api/portal`, { headers })).json();
    const remote = answer.remotes.find(({ name }) => name === REMOTE);
    if (!remote) return void problems.push('the portal answer does not name it');
    if (remote.widgets.length === 0) problems.push('it has no widget');
    if (Object.keys(remote.locales).length === 0) problems.push('it has no texts');
    const at = answer.menu.map(({ path: to }) => to).find((to) => remote.pages.some((page) => page.path === to));
    if (!at) return void problems.push('it has no menu entry');
    await show(world, portal, { cookie: person.cookie, at }, problems);
    await retire(copy, portal, headers, problems);
  } finally {
    await portal.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function show(world, portal, { cookie, at }, problems) {
  const context = await world.browser.newContext();
  const [name, value] = cookie.split('=');
  await context.addCookies([{ name, value, url: portal.url }]);
  const page = await context.newPage();
  await page.goto(portal.url + at, { waitUntil: 'networkidle' });
  const heading = await page
    .locator('main h1')
    .first()
    .textContent()
    .catch(() => null);
  const failures = await page.locator('main [role=alert]').allTextContents();
  if (!heading || failures.length > 0) problems.push(`its page shows ${heading}: ${failures.join(' ')}`);
  await context.close();
}

async function retire(copy, portal, headers, problems) {
  const words = ['backend/dist/cli/lichen.js', 'retire', REMOTE, '--note', 'End of the proof'];
  await expectRun(copy, words, portal.environment);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const answer = await (await fetch(`${portal.url}/api/portal`, { headers })).json();
  if (answer.remotes.some(({ name }) => name === REMOTE)) problems.push('it is there after it was retired');
}

/** G22: creates a page, a widget, records and texts from nothing without editing an existing file. */
export async function prove(world) {
  const copy = copiedSources({ remotes: [REMOTE] });
  const problems = [];
  try {
    cpSync(path.join(root, 'shell', 'dist'), path.join(copy, 'shell', 'dist'), { recursive: true });
    const before = await filesOf(copy);
    const begun = performance.now();
    const made = lastJson(await expectRun(copy, ['--input-type=module', '-e', MAKE]));
    await expectRun(copy, ['ops/start/build-backend.mjs']);
    await expectRun(copy, ['ops/build/build.mjs', REMOTE]);
    await look(copy, world, problems);
    const tests = made.filter((file) => /\.test\.tsx?$/.test(file));
    const jest = [tool('jest'), '--selectProjects', 'api', 'unit', 'kit', '--runTestsByPath', ...tests];
    await expectRun(copy, jest, { DATABASE_URL: undefined });
    const seconds = (performance.now() - begun) / 1000;
    const after = await filesOf(copy);
    const edited = [...before].filter(([file, hash]) => after.get(file) !== hash).map(([file]) => file);
    const inShell = edited.filter((file) => file.startsWith('shell/'));
    return [
      {
        ...{ goal: 'G22', what: 'a new remote with module: made, built, shown, its tests run, retired' },
        ...{ figure: `${seconds.toFixed(0)} s`, limit: `≤ ${LONGEST_S} s`, met: seconds <= LONGEST_S },
      },
      noneLine('G22', 'what is not there of it', problems),
      noneLine('G22', 'edits of the shell', inShell, 'files'),
      noneLine('G22', 'edits of files that were there', edited, 'files'),
    ];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
