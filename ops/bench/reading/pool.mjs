import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const MOST = 4;

/** Starts child processes that read documents in parallel, at most one for each processor. */
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
    /** Returns the results of all jobs, in order, without those that did not start before the deadline. */
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
