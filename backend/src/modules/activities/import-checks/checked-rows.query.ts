import type { ImportSettings } from '@lichen/contracts/imports/import.entity';
import { importRow, warningKey } from '@lichen/contracts/imports/import-row.entity';
import type { Read } from '../../../platform/engine/rules';
import { repeats } from '../../../platform/imports/row-signs';
import type { CheckSubject } from '../checks/check-subject';

/** Rows read at once. */
const READ_AT_ONCE = 2000;

/** Rows of an import as the checks compare them. */
export interface CheckedRows {
  /** Row numbers by id. */
  readonly places: ReadonlyMap<string, number>;
  readonly subjects: readonly CheckSubject[];
  /** Ids of rows that repeat one above; no other finding of the two is reported. */
  readonly repeated: ReadonlySet<string>;
}

/** Returns the rows to be written as subjects of checks. */
export async function checkedRows(
  read: Read,
  importId: string,
  { skip_repeats = [] }: ImportSettings,
): Promise<CheckedRows> {
  const rows = read(importRow);
  const repeatOf = repeats();
  const places = new Map<string, number>();
  const subjects: CheckSubject[] = [];
  const repeated = new Set<string>();
  for (let after = 0; ; ) {
    const page = await rows.part(['_id', 'place', 'verdict', 'choices', 'signs', 'subject'], {
      where: { import_id: importId, verdict: { in: ['new', 'existing', 'skipped'] }, place: { above: after } },
      order: [{ column: 'place' }],
      limit: READ_AT_ONCE,
    });
    const last = page.at(-1);
    if (!last) return { places, subjects, repeated };
    after = last.place;
    for (const { _id, place, verdict, choices, signs, subject } of page) {
      const repeat = signs ? repeatOf(place, signs) : null;
      if (repeat) repeated.add(_id);
      const choice = repeat && choices?.[warningKey({ repair: 'repeat', field: repeat.kind })];
      const isSkipped = repeat && (choice ? choice === 'skip' : skip_repeats.includes(repeat.kind));
      const isLeftOut = verdict === 'existing' || isSkipped;
      if (!subject || isLeftOut) continue;
      // Rows checked by an earlier release have nothing to compare.
      subjects.push({ compared: [], measured: [], ...subject } as unknown as CheckSubject);
      places.set(_id, place);
    }
  }
}
