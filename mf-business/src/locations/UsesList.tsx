import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { paths } from '@lichen/contracts/api/paths';
import type { Use } from '@lichen/contracts/api/problems';
import { location } from '@lichen/contracts/business/location.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { DOC_ROLES } from '@lichen/contracts/docs/doc-access';
import type { Allow } from '@lichen/contracts/portal/roles';
import { usePortal, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';

const at = (list: string, id: string) => `${list}?location_id=${encodeURIComponent(id)}`;

/** Addresses of the records of a location, by kind. Employment records have no list, so their kind is absent. */
const WAYS: Readonly<Record<string, (id: string) => string>> = {
  activities: (id) => paths.activities({ locations: [id], include_unapplied: 'true' }),
  vehicles: (id) => at(paths.vehicles, id),
  power_sources: (id) => at(paths.powerSources, id),
  products: (id) => at(paths.products, id),
  profiles: (id) => at(paths.staff, id),
  docs: (id) => `${paths.location(id)}?tab=docs`,
};

/** Roles for lists that editors of locations may not be allowed to open. */
const READERS: Readonly<Record<string, Allow>> = {
  activities: activity.allow.list,
  profiles: staffProfile.allow.create,
  docs: DOC_ROLES,
};

/** Counts the records that refer to a location by kind, with links to their lists. */
export function UsesList({ id, uses }: { id: string; uses: readonly Use[] }) {
  const tn = useTn();
  const { may } = usePortal();
  const wayTo = (kind: string) => (may(READERS[kind] ?? location.allow.remove) ? WAYS[kind]?.(id) : undefined);
  return (
    <ul className="biz-uses">
      {uses.map(({ kind, count, one, other }) => {
        const way = wayTo(kind);
        const words = tn(count, one, other);
        return <li key={kind}>{way ? <Link to={way}>{words}</Link> : words}</li>;
      })}
    </ul>
  );
}
