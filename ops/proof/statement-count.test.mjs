import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../start/process.mjs';

const DONE = [
  'INSERT INTO docs VALUES (1)',
  'BEGIN IMMEDIATE',
  'UPDATE sweeps SET holder = 1',
  'COMMIT',
  'BEGIN IMMEDIATE',
  'UPDATE jobs SET due_on = 2 WHERE id = 1',
  'UPDATE docs SET id = 2',
  'SELECT 1',
  'ROLLBACK',
  'UPDATE jobs SET due_on = 3 WHERE id = 1',
  'UPDATE jobs SET due_on = 3, state = 1 WHERE id = 1',
  'BEGIN',
  'COMMIT',
];
const PROGRAM = `
  const { DatabaseSync } = require('@photostructure/sqlite');
  const database = new DatabaseSync(':memory:');
  for (const table of ['docs (id)', 'sweeps (holder)', 'jobs (id, due_on, state)']) database.exec('CREATE TABLE ' + table);
  for (const text of ${JSON.stringify(DONE)}) database.prepare(text).run();
`;

/** Returns the statements counted in a process that ran `DONE`, and the signal that ended it. */
function run(env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'statements-'));
  const list = path.join(folder, 'list');
  const { signal } = spawnSync(process.execPath, ['-e', PROGRAM], {
    cwd: path.join(root, 'backend'),
    env: {
      ...process.env,
      NODE_OPTIONS: `--require ${path.join(root, 'ops', 'proof', 'statement-count.cjs')}`,
      PROOF_COUNT_FROM: 'INSERT INTO docs',
      PROOF_STATEMENTS: list,
      ...env,
    },
  });
  const statements = readFileSync(list, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  return { signal, statements };
}

test('counts what changes something, and nothing that the pace of timers decides', () => {
  const { statements, signal } = run({});
  expect(statements).toEqual([0, 6, 8, 10].map((at) => DONE[at]));
  expect(signal).toBeNull();
});

test('kills the process after the given one', () => {
  const { statements, signal } = run({ PROOF_DIE_AFTER: '2' });
  expect(statements).toHaveLength(2);
  expect(signal).toBe('SIGKILL');
});
