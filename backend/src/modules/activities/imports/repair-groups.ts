import { MOST_TEXTS, type RepairGroup, type RepairText } from '@lichen/contracts/activities/imports/import.entity';
import type { RowProblem } from '@lichen/contracts/activities/imports/import-row.entity';
import { fold } from '@lichen/contracts/formats/fold';

interface Counted extends RepairText {
  rows: number;
}

interface Group {
  readonly problem: RowProblem;
  rows: number;
  readonly texts: Map<string, Counted>;
}

const keyOf = ({ repair, field, message }: RowProblem) => JSON.stringify([repair, field, message]);

const warnsOnly = ({ problem: { repair } }: Group) => Number(repair === 'repeat' || repair === 'finding');

/** Collects the problems of rows by what would repair them. */
export function repairGroups() {
  const groups = new Map<string, Group>();
  return {
    add: (problems: readonly RowProblem[]): void => {
      for (const problem of problems) {
        const key = keyOf(problem);
        const group = groups.get(key) ?? { problem, rows: 0, texts: new Map<string, Counted>() };
        groups.set(key, group);
        group.rows += 1;
        const word = fold(problem.text);
        const known = group.texts.get(word);
        if (known) known.rows += 1;
        else group.texts.set(word, { text: problem.text, cell: problem.cell ?? '', rows: 1, params: problem.params });
      }
    },
    /** The repair that puts most rows right comes first, what is a warning alone last. */
    groups: (): RepairGroup[] =>
      [...groups.values()]
        .sort((a, b) => warnsOnly(a) - warnsOnly(b) || b.rows - a.rows)
        .map(({ problem: { repair, field, message }, rows, texts }) => ({
          repair,
          field,
          message,
          rows,
          names: texts.size,
          texts: [...texts.values()].sort((a, b) => b.rows - a.rows).slice(0, MOST_TEXTS),
        })),
  };
}
