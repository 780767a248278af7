import path from 'node:path';
import { openRows } from '../drivers.mjs';
import { makePortal, untilReady } from '../portal.mjs';
import { servedVersion, storeCopies } from './goals/publish-speed.mjs';

const PRODUCTION = {
  ...{ NODE_ENV: 'production', DEV_TOOLS: '', LICHEN_PUBLIC_URL: 'https://portal.example', LICHEN_WORKERS: '0' },
  ...{ SMTP_URL: 'smtp://mail.example', LICHEN_METRICS_TOKEN: 'a token of sixteen letters' },
};

/** Ways to start another process beside the running one, on the same database and file store. */
const BESIDE = {
  'a start of two more processes at once': [{}, {}],
  'a start with some of the modules': [{ LICHEN_MODULES: 'compliance' }],
  'a start in production': [PRODUCTION],
  'a start in production that is told to release what it brings': [{ ...PRODUCTION, LICHEN_SEED_RELEASES: '1' }],
};

/** Starts processes, and stops them once they are ready. */
async function startAndStop({ portal, folder }, environments) {
  const env = { NODE_ENV: 'development', DEV_TOOLS: '1' };
  const beside = await Promise.all(
    environments.map((own) => makePortal({ folder, databaseUrl: portal.databaseUrl, env: { ...env, ...own } })),
  );
  try {
    await Promise.all(beside.map((one) => one.start()));
  } finally {
    await Promise.all(beside.map((one) => one.stop()));
  }
}

/** Starts the portal in production on an empty database: nothing of what is built here may become live by itself. */
async function proveFirstStart({ folder }, checks) {
  const first = await makePortal({ folder: path.join(folder, 'first'), env: PRODUCTION });
  try {
    await first.start();
  } finally {
    await first.stop();
  }
  const rows = await openRows(first.databaseUrl);
  const live = await rows.all('SELECT name, version FROM release_pointers');
  await rows.close();
  checks.check(
    'a first start in production releases nothing',
    live.map(({ name, version }) => `${name} ${version} is live`),
  );
}

/**
 * Rolls back to a version other than the one built here, and starts the portal in every possible way: only a recorded
 * act may move a pointer.
 */
export async function proveStandingPointer(world, name, checks) {
  const { portal, person, releases } = world;
  const [older, newer] = await storeCopies(world, name, ['standing a', 'standing b']);
  for (const { release } of [older, newer]) await releases.show(name, release.version);
  const { version } = older.release;
  await releases.rollBack(name, version);
  const acts = async () => (await releases.ask(`/${name}`)).body.obj.acts;
  const before = await acts();
  const stays = async (how, start) => {
    await start();
    await untilReady(portal.url, undefined);
    const served = await servedVersion(person, name);
    const more = (await acts()).slice(before.length);
    checks.check(`${how} leaves a roll-back as it is`, [
      ...(served === version ? [] : [`${served} is served and not ${version}`]),
      ...more.map(({ act, by }) => `${act} by ${by}`),
    ]);
  };
  for (const [how, environments] of Object.entries(BESIDE)) await stays(how, () => startAndStop(world, environments));
  await stays('a restart', async () => {
    await portal.stop();
    await portal.start();
  });
  await proveFirstStart(world, checks);
}
