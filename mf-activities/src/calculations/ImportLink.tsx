import type { Explanation } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';

/** File and row of an imported activity; a link for users who may open imports. */
export function ImportLink({ imported }: { imported: NonNullable<Explanation['imported']> }) {
  const t = useT();
  const { may } = usePortal();
  const { import_id: id, file, row } = imported;
  const words = t('Imported from {file}, row {row}', { file, row: String(row) });
  return <p>{may(ADMIN) ? <Link to={`/activities/import/${id}`}>{words}</Link> : words}</p>;
}
