import { realpathSync } from 'node:fs';
import { root as checkout, run } from './run.mjs';

/** Commit subjects from this moment on are checked; earlier ones were written without the rule. */
export const BEGIN = '2026-11-22T21:00:00Z';

const LONGEST = 72;
const KINDS = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'build', 'ci', 'chore'];
const FORM = new RegExp(`^(?:${KINDS.join('|')})(?:\\([a-z0-9-]+\\))?: (\\S.*)$`);

/** Base forms of verbs that look like a past tense, a participle or a third person. */
const BARE = /^(?:bring|embed|exceed|feed|need|proceed|seed|shed|speed|spread|string)$|(?:ss|us)$/;
const isBare = (verb) => BARE.test(verb) || !/(?:ed|ing|s)$/.test(verb);

/**
 * Returns the problem of a commit's subject, or null. A subject has no area when the commit is about all of them.
 * @param {string} subject
 */
export function subjectProblem(subject) {
  const length = [...subject].length;
  if (length > LONGEST) return `${length} characters; at most ${LONGEST}`;
  const words = FORM.exec(subject)?.[1];
  if (!words) return `write "kind(area): imperative subject", kind one of ${KINDS.join(', ')}`;
  const [verb = ''] = words.split(' ');
  if (!/^[a-z]/.test(verb)) return 'the subject begins with a small letter';
  if (!isBare(verb)) return `"${verb}" is no imperative: say what the commit does to the product, as an order`;
  return words.endsWith('.') ? 'a subject has no full stop' : null;
}

/**
 * Returns the commits since the rule began that this clone contains.
 * @param {string} root
 * @returns {Promise<{ commits: { id: string, subject: string }[] } | { reason: string }>} or the reason why there are
 * none
 */
export async function commitsSince(root = checkout, git = 'git') {
  const top = await run(git, ['rev-parse', '--show-toplevel'], { cwd: root });
  if (top.code === 127) return { reason: 'git is not installed' };
  const isOwn = top.code === 0 && realpathSync(top.output.trim()) === realpathSync(root);
  if (!isOwn) return { reason: 'this is no checkout of git' };
  const log = await run(git, ['log', '--no-merges', `--since=${BEGIN}`, '--format=%h %s'], { cwd: root });
  if (log.code !== 0) return { reason: log.output.trim() };
  const lines = log.output.split('\n').filter(Boolean);
  return { commits: lines.map((line) => ({ id: line.split(' ', 1)[0] ?? '', subject: line.replace(/^\S+ /, '') })) };
}

/** Prints the subjects that do not follow the rule; any of them fails the check. */
async function check() {
  const found = await commitsSince();
  if ('reason' in found) return console.log(`subjects of commits were not checked: ${found.reason}`);
  for (const { id, subject } of found.commits) {
    const problem = subjectProblem(subject);
    if (!problem) continue;
    console.log(`${id} ${subject}: ${problem}`);
    process.exitCode = 1;
  }
  console.log(`${found.commits.length} subjects of commits were read`);
}

if (process.argv[1] === import.meta.filename) check();
