import { commitsSince, subjectProblem } from './commit-subjects.mjs';

const found = await commitsSince();
if ('reason' in found) {
  console.log(`subjects of commits were not checked: ${found.reason}`);
} else {
  for (const { id, subject } of found.commits) {
    const problem = subjectProblem(subject);
    if (!problem) continue;
    console.log(`${id} ${subject}: ${problem}`);
    process.exitCode = 1;
  }
  console.log(`${found.commits.length} subjects of commits were read`);
}
