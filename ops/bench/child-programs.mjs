import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { killOnExit } from '../proof/kill-children-on-exit.mjs';

const here = import.meta.dirname;

/**
 * Output of a measuring program; each prints some of these.
 * @typedef {{ rps: number, p50: number, p99: number, bytes: number, perSecond: number, lost: number, cut: number,
 *   statuses: Record<string, number> }} Measured
 */

/**
 * Runs one measuring program to its end.
 * @template [T=Measured]
 * @param {string} program
 * @param {object} plan what it reads from its input
 * @returns {Promise<T>} the JSON that it printed
 */
export function runProgram(program, plan) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(here, program)], { stdio: ['pipe', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(JSON.parse(said)) : reject(new Error(`${program} ended with ${code}: ${said}`)),
    );
    child.stdin.end(JSON.stringify(plan));
  });
}

/** Starts a baseline as a process of its own; the first line of its output has the port and its settings. */
export function startBaseline(program, settings) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(here, program)], {
      env: { PATH: process.env['PATH'], SETTINGS: JSON.stringify(settings) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    killOnExit(child);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
    createInterface({ input: child.stdout }).once('line', (line) =>
      resolve({ ...JSON.parse(line), pid: child.pid, stop: () => child.kill('SIGKILL') }),
    );
  });
}
