import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../start/process.mjs';

const hook = path.join(root, 'ops', 'proof', 'statement-count.cjs');

/**
 * Environment of a process that exits after a given statement, or that lists its statements.
 * @param {{ from: string, last?: number, list?: string }} what `from` is the first statement counted, as an expression
 */
export const counting = ({ from, last, list }) => ({
  NODE_OPTIONS: `--require ${hook}`,
  PROOF_COUNT_FROM: from,
  ...(last === undefined ? {} : { PROOF_DIE_AFTER: String(last) }),
  ...(list === undefined ? {} : { PROOF_STATEMENTS: list }),
});

/** Returns the statements of an undisturbed run, and deletes the file. */
export function listed(file) {
  if (!existsSync(file)) return [];
  const statements = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  rmSync(file);
  return statements;
}

/** First write to watched tables and the end of each transaction that has one; it may have begun before the count. */
function transactions(statements, watched) {
  const found = [];
  let writes = null;
  statements.forEach((text, at) => {
    if (/^ROLLBACK\b(?! TO)/.test(text)) writes = null;
    else if (/^(INSERT|UPDATE|DELETE)/.test(text) && watched.test(text)) writes ??= at + 1;
    else if (text.startsWith('COMMIT') && writes !== null) {
      found.push({ writes, end: at + 1 });
      writes = null;
    }
  });
  return found;
}

/**
 * Numbers of the statements to kill after: each one that may change what another process reads, up to the end of the
 * last transaction that writes to watched tables. In the short form, three points of each such transaction: after its
 * first write, before its end and after it.
 */
export function killPoints(statements, watched, short) {
  const found = transactions(statements, watched);
  const end = found.at(-1)?.end ?? 0;
  if (!short) return statements.flatMap((text, at) => (at < end && !text.startsWith('SAVEPOINT') ? [at + 1] : []));
  return [...new Set(found.flatMap(({ writes, end: last }) => [writes, last - 1, last]))];
}

/** Number of the statement that ends the last watched transaction; from there on everything is new. */
export const lastEnd = (statements, watched) => transactions(statements, watched).at(-1)?.end ?? 0;
