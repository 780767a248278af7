import type { RecordOf } from '@lichen/contracts/entity/entity';
import { fileImport } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { ErasedRecords } from '../../../platform/erasure';
import { type PersonTexts, withoutPerson } from './person-texts';

type Row = RecordOf<typeof importRow>;
type Import = RecordOf<typeof fileImport>;

const PAGE = 500;

/** Fields of an import that hold cells of its file. */
const WITH_CELLS = ['columns', 'settings', 'fixes', 'repairs', 'answered', 'new_records'] as const;

/** Cells side by side that may hold the parts of one name; words from all over a row are those of several people. */
const OF_NAME = 3;

/** Returns the texts of a row in which a name may stand: each cell with those after it. */
const textsOf = ({ cells }: Row): string[] =>
  cells.map((_, at) =>
    cells
      .slice(at, at + OF_NAME)
      .map((cell) => String(cell ?? ''))
      .join(' '),
  );

/** Yields the rows of all imports that made the record `id` or may name the person. */
async function* rowsNear({ records }: Pick<UnitOfWork, 'records'>, { searched }: PersonTexts, id: string) {
  const near = [{ activity_id: id }, ...searched.map((contains) => ({ cells: { contains } }))];
  for (let after = ''; ; ) {
    const order = [{ column: 'id' }];
    const page = await records(importRow).list({ where: { id: { above: after } }, anyOf: [near], order, limit: PAGE });
    yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last._id;
  }
}

/** Returns the fields of an import in which the person was found, without them. */
function cleaned(record: Import, texts: PersonTexts): Record<string, unknown> {
  const changed = WITH_CELLS.flatMap((name) => {
    const left = withoutPerson(record[name], texts);
    return JSON.stringify(left) === JSON.stringify(record[name]) ? [] : [[name, left] as const];
  });
  return Object.fromEntries(changed);
}

/**
 * Erases a person from imports: the rows from which their record was made, rows of other imports that name them, and
 * their texts among samples, corrections and problems. Returns the imports, whose log has these too.
 */
export async function eraseFromImports(
  unit: UnitOfWork,
  texts: PersonTexts,
  id: string,
): Promise<ErasedRecords[number]> {
  const found = new Set<string>();
  for await (const page of rowsNear(unit, texts, id)) {
    const theirs = page.filter((row) => row.activity_id === id || textsOf(row).some(texts.names));
    for (const { import_id } of theirs) found.add(import_id);
    const changes = { cells: [], read_as: null, problems: null, subject: null, replaced: null };
    await unit.records(importRow).updateEach(theirs.map((record) => ({ record, changes: { ...changes } })));
  }
  const said = WITH_CELLS.flatMap((name) => texts.searched.map((contains) => ({ [name]: { contains } })));
  const own = found.size > 0 ? [{ id: { in: [...found] } }] : [];
  const imports = await unit.records(fileImport).list({ anyOf: [[...said, ...own]] });
  const updates = imports.flatMap((record) => {
    const changes = cleaned(record, texts);
    return Object.keys(changes).length > 0 ? [{ record, changes }] : [];
  });
  await unit.records(fileImport).updateEach(updates);
  return [fileImport, [...new Set([...found, ...updates.map(({ record }) => record._id)])]];
}
