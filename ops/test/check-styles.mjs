import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildBackend } from '../start/build-backend.mjs';
import { root } from './run.mjs';

const where = path.resolve(process.argv[2] ?? root);
await buildBackend({ log: () => undefined });
const { styleProblems } = await import('./styles.mjs');
const problems = styleProblems(
  where,
  readdirSync(where).filter((name) => name.startsWith('mf-')),
);
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
