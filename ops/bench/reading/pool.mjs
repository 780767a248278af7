import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const MOST = 4;

/** Children that read documents side by side, no more than the machine has processors for. */
export function openPool() {
  const children = Array.from({ length: Math.min(MOST, availableParallelism()) }, () =>
    fork(path.join(import.meta.dirname, 'read-child.mjs'), { execArgv: ['--max-old-space-size=1024'] }),
  );
  const one = (child, message) =>
    new Promise((resolve, reject) => {
      const ended = (code) => reject(new Error(`a reader ended with code ${code}`));
      child.once('exit', ended);
      child.once('message', (answer) => {
        child.off('exit', ended);
        resolve(answer);
      });
      child.send(message);
    });
  return {
    /** Answers of all jobs, in their order; those that a deadline leaves no time for are left out. */
    run: async (jobs, { until = Number.POSITIVE_INFINITY } = {}) => {
      const answers = [];
      let next = 0;
      const work = async (child) => {
        while (next < jobs.length && performance.now() < until) {
          const job = next;
          next += 1;
          const { result, failed } = await one(child, { ...jobs[job], job });
          if (failed) throw new Error(`${jobs[job].kind} ${jobs[job].at}: ${failed}`);
          answers[job] = result;
        }
      };
      await Promise.all(children.map(work));
      return answers;
    },
    close: () => {
      for (const child of children) child.disconnect();
    },
  };
}
