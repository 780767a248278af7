import { docAnchor, MOST_ANCHORS } from '@lichen/contracts/docs/doc-anchor.entity';
import type { doc } from '@lichen/contracts/docs/doc.entity';
import type { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { ShownPlace } from '@lichen/contracts/docs/shown-place';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { newRow } from '../../../platform/engine/unit/row-writes';
import { learned } from './learn';
import { learnedColumns } from './learn-columns';

interface Applied {
  readonly record: RecordOf<typeof doc>;
  readonly reading: RecordOf<typeof docReading> | null;
  readonly types: readonly DocType[];
}

const LONGEST_NAME = 200;

/** Returns the supplier's name for the page of learned places: as entered, or else from its key. */
function supplierOf({ prep_data }: Applied['record'], key: string): string {
  const name = prep_data?.['supplier_name'];
  const said = typeof name === 'string' && name.trim() !== '' ? name : key.slice(key.indexOf(':') + 1);
  return said.slice(0, LONGEST_NAME);
}

/** Deletes the anchors that one document taught. */
export async function forgetDoc(doc_id: string, { read, records }: UnitOfWork): Promise<void> {
  const own = await read(docAnchor).part(['_id'], { where: { doc_id }, limit: MOST_ANCHORS });
  if (own.length > 0) await records(docAnchor).removeEach(own.map(({ _id }) => _id));
}

/** Deletes the anchors of the oldest documents beyond the limit, so that the order of corrections does not matter. */
async function keepNewest({ read, records }: UnitOfWork): Promise<void> {
  const over = (await read(docAnchor).count()) - MOST_ANCHORS;
  if (over <= 0) return;
  const order = [{ column: 'doc_created_on' }, { column: 'doc_id' }, { column: 'field' }];
  const oldest = await read(docAnchor).part(['_id'], { order, limit: over });
  await records(docAnchor).removeEach(oldest.map(({ _id }) => _id));
}

/** Stores where corrected and confirmed values are printed, and in which columns, for later documents with the same layout. */
export async function remember({ record, reading, types }: Applied, unit: UnitOfWork, context: Context): Promise<void> {
  const { landmarks } = reading ?? {};
  if (!landmarks) return;
  const known = {
    ...{ landmarks, values: record.prep_data ?? {}, read: record.original_data ?? {} },
    confirmed: record.confirmed ?? [],
    places: (record.places ?? {}) as Readonly<Record<string, ShownPlace>>,
  };
  const rows = types.flatMap((type) => [...learned({ type, ...known }), ...learnedColumns({ type, ...known })]);
  if (rows.length === 0) return;
  const of = { doc_id: record._id, doc_created_on: record.created_on };
  const stored = rows.map((row) => ({
    ...{ _id: context.newId(), ...row, ...of, supplier: supplierOf(record, row.supplier_key) },
  }));
  await unit.records(docAnchor).insert(stored, newRow(context));
  await keepNewest(unit);
}
