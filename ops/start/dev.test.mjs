import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { remoteFolders } from '../build/parts.mjs';
import { send, setUpCompany } from '../proof/company-account.mjs';
import { copiedSources } from '../test/copied-sources.mjs';
import { chromiumLaunch } from '../test/machine.mjs';
import { run } from '../test/run.mjs';
import { freePort } from '../test/services.mjs';

/** Fills slots of a remote that is not part of this build. */
const EDITED = 'mf-business';
const OTHER = 'mf-compliance';
const TYPED = 'Half written';
/** Well above what a build takes beside other work; waiting ends when what is waited for is there. */
const LONGEST = 120_000;

let copy;
let data;
let url;
let environment;
let dev;
let person;
let browser;
let said = '';
const heard = new Set();

/** Waits until `look` returns something; it is called after each line of `npm run dev`, and at intervals. */
async function until(what, look) {
  for (const end = Date.now() + LONGEST; Date.now() < end; ) {
    const found = await look();
    if (found) return found;
    if (dev.exitCode !== null) throw new Error(`npm run dev ended before ${what}:\n${said}`);
    await new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        heard.delete(wake);
        resolve(undefined);
      };
      const timer = setTimeout(wake, 100);
      heard.add(wake);
    });
  }
  throw new Error(`not within ${LONGEST / 1000} s: ${what}\n${said}`);
}

/** Saves as editors do: writes a new file and renames it over the old one. */
function saveAtomically(file, text) {
  const place = path.join(copy, file);
  writeFileSync(`${place}.tmp-1`, text);
  renameSync(`${place}.tmp-1`, place);
}

const remotesOf = async () => {
  const { body } = await send({ url, cookie: person.cookie, path: '/api/portal' });
  return Object.fromEntries(body.remotes.map((remote) => [remote.name, remote]));
};

/** Tells whether the code that the portal serves contains the words. */
async function isServed(name, words) {
  const { base, assets } = (await remotesOf())[name];
  const scripts = assets.filter(({ kind }) => kind === 'script');
  const texts = await Promise.all(
    scripts.map(async (script) => (await send({ url, cookie: person.cookie, path: base + script.path })).text),
  );
  return texts.some((text) => text.includes(words));
}

/** Start time of the server; another time means another process. */
async function startedOn() {
  const { text, status } = await send({ url, path: '/metrics' }).catch(() => ({ text: '', status: 0 }));
  return status === 200 ? Number(/^process_start_time_seconds (\S+)/m.exec(text)?.[1]) : undefined;
}

const historyOf = async (name) => {
  const program = ['backend/dist/cli/lichen.js', 'show', name, '--json'];
  const { output } = await run(process.execPath, program, { cwd: copy, env: environment });
  return JSON.parse(output.slice(output.indexOf('{'))).acts;
};

const pageOf = (name) => {
  const [file] = readdirSync(path.join(copy, name, 'src', 'pages')).filter((one) => /^[A-Z]\w+\.tsx$/.test(one));
  return path.join(name, 'src', 'pages', file);
};

const fieldOf = (page) => page.locator('main form input[type=text]:not([readonly]):not([role=combobox])').first();

beforeAll(async () => {
  copy = copiedSources({ remotes: remoteFolders() });
  data = mkdtempSync(path.join(tmpdir(), 'lichen-dev-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  environment = {
    ...{ PORT: String(port), HOST: '127.0.0.1', LICHEN_DATA_DIR: data, LICHEN_DEMO: '0', LICHEN_LOG_LEVEL: 'warn' },
    ...{ NODE_ENV: 'development', DATABASE_URL: '', REDIS_URL: '', LICHEN_RATE_LIMIT_SCALE: '1000' },
  };
  dev = spawn(process.execPath, ['ops/start/dev.mjs', EDITED], {
    ...{ cwd: copy, env: { ...process.env, ...environment, NODE_ENV: undefined }, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
      for (const wake of heard) wake();
    });
  await until('it watches', () => said.includes('dev: watching'));
  person = await setUpCompany(url, 'developer@proof.example');
  browser = await chromium.launch(chromiumLaunch());
});

afterAll(async () => {
  await browser?.close();
  if (dev && dev.exitCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  for (const place of [copy, data]) if (place) rmSync(place, { recursive: true, force: true });
});

it('releases what is saved, and leaves the rest as it is', async () => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const [name, value] = person.cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/value-chain/new`);
  await fieldOf(page).fill(TYPED);
  const [before, started] = [await remotesOf(), await startedOn()];

  // Twice in a row: what is saved while the first is built comes as well.
  const source = readFileSync(path.join(copy, pageOf(EDITED)), 'utf8');
  for (const edit of ['first edit', 'second edit'])
    saveAtomically(pageOf(EDITED), `${source}\nObject.assign(globalThis, { saved: '${edit}' });\n`);
  await until('the edit is served', () => isServed(EDITED, 'second edit'));

  const after = await remotesOf();
  expect(after[EDITED].version).not.toBe(before[EDITED].version);
  expect(after[OTHER].version).toBe(before[OTHER].version);
  expect(await startedOn()).toBe(started);
  const acts = await historyOf(EDITED);
  expect(acts.find(({ version }) => version === after[EDITED].version).by).toContain('npm run dev');
  expect(await fieldOf(page).inputValue()).toBe(TYPED);

  // Tests of the backend are no part of what runs; its sources are.
  appendFileSync(path.join(copy, 'backend/src/platform/log.test.ts'), '\n// saved\n');
  const log = 'backend/src/platform/log.ts';
  saveAtomically(log, `${readFileSync(path.join(copy, log), 'utf8')}\n// saved\n`);
  await until('the server is another', async () => ![undefined, started].includes(await startedOn()));
  await until('it answers again', async () => (await send({ url, path: '/readyz' }).catch(() => null))?.status === 200);

  expect((await remotesOf())[EDITED].version).toBe(after[EDITED].version);
  expect(await fieldOf(page).inputValue()).toBe(TYPED);
  expect(said.match(/dev: built backend/g)).toHaveLength(2);
  await context.close();
});

it('says what does not compile, and goes on with the next save', async () => {
  const source = readFileSync(path.join(copy, pageOf(EDITED)), 'utf8');
  const { version } = (await remotesOf())[EDITED];
  saveAtomically(pageOf(EDITED), `${source}\nconst of = ;\n`);
  await until('the error is said', () => said.includes(`dev: ${EDITED}: `));
  expect((await remotesOf())[EDITED].version).toBe(version);

  saveAtomically(pageOf(EDITED), source.replace('second edit', 'third edit'));
  await until('the repaired page is served', () => isServed(EDITED, 'third edit'));
});

/** Reads a page of the portal with every file that it names; throws if one is missing while the page names it. */
async function servedShell() {
  const page = async () => (await send({ url, cookie: person.cookie, path: '/dashboard' })).text;
  const text = await page();
  const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  if (files.length < 3) throw new Error(`the page names ${files.length} files:\n${text.slice(0, 500)}`);
  for (const file of files) {
    const { status } = await send({ url, path: file });
    // A build that was finished in between has another page.
    if (status !== 200 && (await page()) === text) throw new Error(`${file} is answered ${status}`);
  }
  return files.join();
}

it('goes on serving the whole shell while it is built anew, and while it does not compile', async () => {
  const main = 'shell/src/portal/main.ts';
  const source = readFileSync(path.join(copy, main), 'utf8');
  const before = await servedShell();
  let looked = 0;
  const look = async (isDone) => {
    looked += 1;
    return isDone(await servedShell());
  };

  saveAtomically(main, `${source}\nconst of = ;\n`);
  await until('the error is said', () => look(() => said.includes('dev: shell: ')));
  expect(await servedShell()).toBe(before);

  saveAtomically(main, `${source}\nObject.assign(globalThis, { saved: 'the shell' });\n`);
  await until('the new shell is served', () => look((files) => files !== before));
  expect(looked).toBeGreaterThan(5);
});

it('ends with its server', async () => {
  dev.kill('SIGTERM');
  await once(dev, 'exit');

  expect(await startedOn()).toBeUndefined();
});

it('refuses to run in production, before it builds anything', async () => {
  const { code, output } = await run(process.execPath, ['ops/start/dev.mjs'], {
    cwd: copy,
    env: { ...environment, NODE_ENV: 'production' },
  });

  expect([code, output.includes('Unset NODE_ENV=production'), output.includes('built')]).toEqual([1, true, false]);
});
