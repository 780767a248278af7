import { MOST_TEXTS, type Repair, type RepairGroup, type RepairText } from '@lichen/contracts/imports/import.entity';
import type { RowProblem } from '@lichen/contracts/imports/import-row.entity';
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

/** Texts with the same letters are repaired together; of an ambiguous figure, the separators are what is asked about. */
const wordOf = ({ repair, text }: RowProblem) => (repair === 'order' ? text.trim() : fold(text));

/** Order of repairs: ambiguous readings come first, mere warnings last. */
const TURNS: Partial<Record<Repair, number>> = { order: -1, repeat: 1, finding: 1 };
const turnOf = ({ problem: { repair } }: Group) => TURNS[repair] ?? 0;

/** Groups the problems of rows by the repair that would solve them. */
export function repairGroups() {
  const groups = new Map<string, Group>();
  return {
    add: (problems: readonly RowProblem[]): void => {
      for (const problem of problems) {
        const key = keyOf(problem);
        const group = groups.get(key) ?? { problem, rows: 0, texts: new Map<string, Counted>() };
        groups.set(key, group);
        group.rows += 1;
        const word = wordOf(problem);
        const known = group.texts.get(word);
        if (known) known.rows += 1;
        else group.texts.set(word, { text: problem.text, cell: problem.cell ?? '', rows: 1, params: problem.params });
      }
    },
    /** Within the same order, the repair that solves most rows comes first. */
    groups: (): RepairGroup[] =>
      [...groups.values()]
        .sort((a, b) => turnOf(a) - turnOf(b) || b.rows - a.rows)
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
