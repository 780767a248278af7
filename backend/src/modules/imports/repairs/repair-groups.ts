import { MOST_TEXTS, type Repair, type RepairGroup, type RepairText } from '@lichen/contracts/imports/import.entity';
import type { RowProblem, RowWarning } from '@lichen/contracts/imports/import-row.entity';
import { fold } from '@lichen/contracts/formats/fold';

const isWarning = (problem: RowProblem | RowWarning): problem is RowWarning => 'row' in problem;

interface Counted extends RepairText {
  rows: number;
  also?: RepairText['also'];
}

interface Group {
  readonly problem: RowProblem;
  rows: number;
  readonly texts: Map<string, Counted>;
}

const keyOf = ({ repair, field, message }: RowProblem) => JSON.stringify([repair, field, message]);

/**
 * Texts with the same letters are repaired together, but not figures whose separators are ambiguous. Warnings are decided
 * row by row.
 */
const wordOf = (problem: RowProblem | RowWarning) =>
  isWarning(problem) ? problem.row : problem.repair === 'order' ? problem.text.trim() : fold(problem.text);

/** Order of repairs: ambiguous readings come first, mere warnings last. */
const TURNS: Partial<Record<Repair, number>> = { order: -1, repeat: 1, finding: 1 };
const turnOf = ({ problem: { repair } }: Group) => TURNS[repair] ?? 0;

const choicesOf = (rows: readonly RepairText[]) => ({
  left_out: rows.filter(({ choice, skipped }) => choice === 'skip' || skipped).length,
  undecided: rows.filter(({ choice, skipped }) => choice === undefined && !skipped).length,
});

/** Groups the problems of rows by the repair that would solve them. */
export function repairGroups() {
  const groups = new Map<string, Group>();
  return {
    add: (problems: readonly (RowProblem | RowWarning)[]): void => {
      for (const problem of problems) {
        const key = keyOf(problem);
        const group = groups.get(key) ?? { problem, rows: 0, texts: new Map<string, Counted>() };
        groups.set(key, group);
        const word = wordOf(problem);
        const known = group.texts.get(word);
        const { text, cell, params } = problem;
        if (known && isWarning(problem)) {
          // Another problem of the same row, such as a second bill that it overlaps.
          known.also = [...(known.also ?? []), params ?? {}];
          continue;
        }
        group.rows += 1;
        const decided = isWarning(problem)
          ? { row: problem.row, choice: problem.choice, skipped: problem.skipped }
          : {};
        if (known) known.rows += 1;
        else group.texts.set(word, { text, cell: cell ?? '', rows: 1, params, ...decided });
      }
    },
    /** Within the same order, the repair that solves most rows comes first. */
    groups: (): RepairGroup[] =>
      [...groups.values()]
        .sort((a, b) => turnOf(a) - turnOf(b) || b.rows - a.rows)
        .map(({ problem, rows, texts }) => ({
          ...{ repair: problem.repair, field: problem.field, message: problem.message, rows, names: texts.size },
          ...(isWarning(problem) ? choicesOf([...texts.values()]) : {}),
          texts: [...texts.values()].sort((a, b) => b.rows - a.rows).slice(0, MOST_TEXTS),
        })),
  };
}
