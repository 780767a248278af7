import { importProblems, treeProblems } from './walls.mjs';

const problems = [...treeProblems(), ...(await importProblems())];
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
