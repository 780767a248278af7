import { fileImport } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
import type { Read } from '../../../platform/engine/rules';
import type { ImportedFrom } from '../emission/explanation/explain';

/** Limit of imports per activity; no activity is updated by files more often. */
const MOST_IMPORTS = 50;

/**
 * Returns the file and row that created an activity, else those that last changed it; null where no import wrote it.
 * Rows that were only checked, or undone, do not count.
 */
export async function importedFrom(read: Read, activityId: string): Promise<ImportedFrom | null> {
  const rows = await read(importRow).part(['import_id', 'place', 'verdict', 'replaced'], {
    where: { activity_id: activityId, verdict: { in: ['new', 'existing'] } },
    order: [{ column: 'created_on', descending: true }, { column: 'id' }],
    limit: MOST_IMPORTS,
  });
  const row = rows.find(({ verdict }) => verdict === 'new') ?? rows.find(({ replaced }) => replaced !== null);
  const file = row && (await read(fileImport).find(row.import_id));
  return row && file ? { import_id: row.import_id, file: file.name, row: row.place } : null;
}
