import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBounded } from './bounded.mjs';

/** Begins a program of its own, writes its number and its folder down, and then lets go of nothing. */
const hanging = (file) => `
  const { spawn } = require('node:child_process');
  const { writeFileSync, mkdtempSync } = require('node:fs');
  const child = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)']);
  const folder = mkdtempSync(require('node:os').tmpdir() + '/left-');
  writeFileSync(${JSON.stringify(file)}, JSON.stringify({ pid: child.pid, folder }));
  process.on('SIGTERM', () => process.exit(130));
`;

const isAlive = (pid) => {
  try {
    // A process that has ended, but has not been waited for, does not count as running.
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** A signal takes a moment to reach the killed process. */
async function isGone(pid) {
  for (const end = Date.now() + 5000; isAlive(pid) && Date.now() < end; ) await new Promise(setImmediate);
  return !isAlive(pid);
}

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lichen-bounded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('ends what takes too long, with all that it has begun and written', async () => {
  const file = path.join(folder, 'begun.json');
  const { isLate } = await runBounded(['-e', hanging(file)], { mostMs: 1500, cwd: folder });
  const begun = JSON.parse(readFileSync(file, 'utf8'));

  expect(isLate).toBe(true);
  expect(await isGone(begun.pid)).toBe(true);
  expect(existsSync(begun.folder)).toBe(false);
});

it('says how what ends by itself ended', async () => {
  const bounds = { mostMs: 60_000, cwd: folder };

  expect(await runBounded(['-e', '0'], bounds)).toEqual({ code: 0, isLate: false });
  expect(await runBounded(['-e', 'process.exit(3)'], bounds)).toEqual({ code: 3, isLate: false });
});
