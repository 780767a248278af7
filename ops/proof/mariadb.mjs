import { spawn } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mariaDbPrograms } from '../test/machine.mjs';
import { addressesOf, freePort, makeMariaDbData } from '../test/services.mjs';
import { driver } from './drivers.mjs';
import { killOnExit } from './kill-children-on-exit.mjs';

const LONGEST_START = 60_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const GRANTS = `CREATE USER IF NOT EXISTS 'lichen'@'127.0.0.1' IDENTIFIED BY 'lichen';
GRANT ALL PRIVILEGES ON *.* TO 'lichen'@'127.0.0.1';
CREATE DATABASE IF NOT EXISTS lichen CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
`;

async function untilItAnswers(url) {
  const end = Date.now() + LONGEST_START;
  for (;;) {
    try {
      const connection = await driver('mysql2/promise').createConnection({ uri: url, connectTimeout: 2000 });
      return await connection.end();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(25);
    }
  }
}

/** Starts a separate MariaDB whose commits reach the disk, which can be killed and restarted on its data. */
export async function makeMariaDb() {
  const { server, installer } = mariaDbPrograms();
  if (!server || !installer) throw new Error('install MariaDB');
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-proof-mariadb-'));
  chmodSync(folder, 0o755);
  const { data, user } = await makeMariaDbData(folder, installer);
  const init = path.join(folder, 'init.sql');
  writeFileSync(init, GRANTS, { mode: 0o644 });
  const port = await freePort();
  const settings = [
    ...addressesOf({ data, init, port }),
    // A temporary folder of its own, because two servers in one folder delete each other's files.
    `--tmpdir=${data}`,
    '--max-connections=300',
    '--innodb-buffer-pool-size=512M',
    '--innodb-log-file-size=256M',
    '--innodb-flush-log-at-trx-commit=1',
  ];
  const url = `mysql://lichen:lichen@127.0.0.1:${port}/lichen`;
  let child;
  const end = async (signal) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  return {
    url,
    settings: settings.filter((setting) => /innodb|max-conn/.test(setting)),
    start: async () => {
      const log = openSync(path.join(folder, 'log.txt'), 'a');
      child = spawn(server, ['--no-defaults', ...user, ...settings], { stdio: ['ignore', log, log] });
      closeSync(log);
      killOnExit(child);
      await untilItAnswers(url);
    },
    pid: () => child?.pid,
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
