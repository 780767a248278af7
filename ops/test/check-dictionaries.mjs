import { dictionaryProblems, missingTexts } from './dictionaries.mjs';
import { root } from './run.mjs';
import { textsUsed } from './texts-used.mjs';

const used = textsUsed(root);
if (process.argv.includes('--list-missing')) {
  console.log(JSON.stringify(missingTexts(root, used), null, 2));
} else {
  const problems = dictionaryProblems(root, used);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
}
