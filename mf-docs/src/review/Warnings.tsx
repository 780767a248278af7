import { paths } from '@lichen/contracts/api/paths';
import { useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import type { Doc } from '../shared/documents';

/** Page of a record that a warning names; null where it has none. */
const pageOf = (entity: string, id: string): string | null => {
  if (entity === 'docs') return paths.document(id);
  return entity.endsWith('_activitys') || entity === 'activities' ? paths.activity(id) : null;
};

/** Other records of the same days or the same bill, each with a way to it. */
export function Warnings({ record }: { record: Doc }) {
  const t = useT();
  const warnings = record.warnings ?? [];
  if (warnings.length === 0) return null;
  return (
    <ul className="doc-warnings">
      {warnings.map(({ message, entity, id, name }) => {
        const to = pageOf(entity, id);
        return (
          <li key={`${message} ${id}`}>
            {t(message)} {to ? <Link to={to}>{name}</Link> : name}
          </li>
        );
      })}
    </ul>
  );
}
