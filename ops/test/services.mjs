import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mariaDbPrograms, passingFolder, redisProgram } from './machine.mjs';
import { run } from './run.mjs';

const READY = 60_000;

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.setTimeout(1000, () => resolve(false));
  });

/** Waits until the port answers; if the server exits first, throws with its last output. */
async function expectAnswer(child, port, logFile) {
  const end = Date.now() + READY;
  while (Date.now() < end) {
    if (child.exitCode !== null) break;
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server on port ${port} did not start:\n${readFileSync(logFile, 'utf8').slice(-3000)}`);
}

function stopper(child, folder) {
  return async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await gone;
      clearTimeout(force);
    }
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Runs a server with its output in a file, so that a full pipe never blocks it. */
async function serve(program, args, { folder, port }) {
  const logFile = path.join(folder, 'log.txt');
  writeFileSync(logFile, '');
  const script = ['-c', 'exec "$0" "$@" >>"$LICHEN_LOG" 2>&1', program, ...args];
  const child = spawn('/bin/sh', script, { stdio: 'ignore', env: { ...process.env, LICHEN_LOG: logFile } });
  const stop = stopper(child, folder);
  try {
    await expectAnswer(child, port, logFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function temporaryFolder(name, place = tmpdir()) {
  const folder = mkdtempSync(path.join(place, `lichen-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

const idOf = (kind) => Number(spawnSync('id', [kind, 'mysql'], { encoding: 'utf8' }).stdout);

/** MariaDB refuses to run as root, so the data directory is given to its own account. */
function handOver(folder) {
  if (process.getuid?.() !== 0) return [];
  chownSync(folder, idOf('-u'), idOf('-g'));
  return ['--user=mysql'];
}

function grants(password) {
  return [
    `CREATE USER 'lichen'@'127.0.0.1' IDENTIFIED BY '${password}';`,
    `CREATE USER 'lichen'@'localhost' IDENTIFIED BY '${password}';`,
    `GRANT ALL PRIVILEGES ON *.* TO 'lichen'@'127.0.0.1';`,
    `GRANT ALL PRIVILEGES ON *.* TO 'lichen'@'localhost';`,
    'CREATE DATABASE lichen CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;',
  ].join('\n');
}

/** Creates an empty MariaDB data directory in a folder; returns the arguments that set its owner. */
export async function makeMariaDbData(folder, installer) {
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const user = handOver(data);
  const made = await run(installer, ['--no-defaults', `--datadir=${data}`, '--skip-test-db', ...user]);
  if (made.code !== 0) throw new Error(`MariaDB could not make its data directory:\n${made.output}`);
  return { data, user };
}

/** Arguments for the data directory and the addresses of a MariaDB. */
export const addressesOf = ({ data, init, port }) => [
  `--datadir=${data}`,
  `--port=${port}`,
  `--init-file=${init}`,
  `--socket=${path.join(data, 'm.sock')}`,
  `--pid-file=${path.join(data, 'm.pid')}`,
  '--bind-address=127.0.0.1',
  '--skip-name-resolve',
];

/**
 * Starts a MariaDB for this run only, in a separate directory. Its data is thrown away, so it need not reach a disk.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startMariaDb() {
  const { server, installer } = mariaDbPrograms();
  const folder = temporaryFolder('mariadb', passingFolder());
  const { data, user } = await makeMariaDbData(folder, installer);
  const password = randomBytes(12).toString('hex');
  const init = path.join(folder, 'init.sql');
  writeFileSync(init, grants(password), { mode: 0o644 });
  const port = await freePort();
  const settings = [
    ...addressesOf({ data, init, port }),
    '--max-connections=500',
    '--innodb-buffer-pool-size=256M',
    '--innodb-flush-log-at-trx-commit=0',
    // Each test file makes all tables anew: two files and rows of statistics for each would take most of its time.
    '--loose-innodb-file-per-table=0',
    '--loose-innodb-stats-persistent=0',
    '--loose-innodb-doublewrite=0',
  ];
  const stop = await serve(server, ['--no-defaults', ...user, ...settings], { folder, port });
  return { url: `mysql://lichen:${password}@127.0.0.1:${port}/lichen`, stop };
}

/** Starts a Redis for this run only, without persistence. */
export async function startRedis() {
  const folder = temporaryFolder('redis');
  const port = await freePort();
  const settings = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const stop = await serve(redisProgram(), settings.map(String), { folder, port });
  return { url: `redis://127.0.0.1:${port}`, stop };
}
