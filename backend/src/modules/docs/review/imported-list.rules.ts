import type { FieldErrors } from '@lichen/contracts/api/problems';
import { refused } from '@lichen/contracts/api/problems';
import { type DocType, importedBy } from '@lichen/contracts/docs/doc-type';
import { DOC_TEXTS } from '@lichen/contracts/docs/doc-texts';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { fileImport, IMPORT_WROTE_NOTHING } from '@lichen/contracts/imports/import.entity';
import type { Read } from '../../../platform/engine/rules';
import { typesOf } from './form-values';
import type { Doc } from './standing';

/** Returns the import of a list if it creates records of the type's entity; undefined otherwise. */
async function importOf(read: Read, type: DocType, { import_id }: Pick<Doc, 'import_id'>) {
  const of = importedBy(type);
  if (of === null || !import_id) return undefined;
  const found = await read(fileImport).find(import_id);
  return found?.activity === of ? found : undefined;
}

const hasRows = ({ rows }: DocType, { prep_data }: Doc): boolean =>
  Object.keys(rows).some((name) => ((prep_data?.[name] ?? []) as readonly unknown[]).length > 0);

/** Returns an error if a newly named import does not belong to the company. */
export async function unknownImport(read: Read, { import_id }: Doc, before: Doc | null): Promise<FieldErrors> {
  if (!import_id || import_id === before?.import_id) return {};
  return (await read(fileImport).find(import_id)) ? {} : { import_id: FIELD_TEXTS.unknownRecord };
}

/** Returns an error if a list cannot be applied because its import has not finished. */
export async function importErrors(read: Read, type: DocType, record: Doc): Promise<FieldErrors> {
  if (importedBy(type) === null) return {};
  const state = (await importOf(read, type, record))?.state;
  // Rows entered by hand need no import, unless one of the same list is running.
  const isEntered = hasRows(type, record) && (state === undefined || IMPORT_WROTE_NOTHING.includes(state));
  return state === 'done' || isEntered ? {} : { import_id: DOC_TEXTS.importFirst };
}

/** Throws `refused` if an import still stands. Only the import can undo what it wrote. */
export async function expectImportUndone(read: Read, record: Doc): Promise<void> {
  for (const type of typesOf(record.applied_types))
    if ((await importOf(read, type, record))?.state === 'done') throw refused(DOC_TEXTS.importStands);
}
