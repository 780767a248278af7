import { paths } from '@lichen/contracts/api/paths';
import { useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import type { Doc } from '../shared/documents';

/** Returns the address of the record that a warning names; null where it has no page. */
const pageOf = (entity: string, id: string): string | null => {
  if (entity === 'docs') return paths.document(id);
  return entity.endsWith('_activitys') || entity === 'activities' ? paths.activity(id) : null;
};

/** Links to other records with overlapping days or from the same bill. */
export function Warnings({ record }: { record: Doc }) {
  const t = useT();
  const warnings = record.warnings ?? [];
  if (warnings.length === 0) return null;
  return (
    <ul className="doc-warnings">
      {warnings.map(({ message, entity, id, name, more }) => {
        const to = pageOf(entity, id);
        return (
          <li key={`${message} ${id}`}>
            {t(message)} {to ? <Link to={to}>{name}</Link> : name}
            {more !== undefined && ` ${t('and {count} more', { count: more })}`}
          </li>
        );
      })}
    </ul>
  );
}
