import { location } from '@lichen/contracts/business/location.entity';
import {
  LOCATION_USE_TEXTS,
  LOCATION_USES,
  type LocationUse,
  type LocationUses,
} from '@lichen/contracts/business/location-uses';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import { Card, lazyOverlay, useAnswer, useNotify, usePortal, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { useState } from 'react';

const MoveUses = lazyOverlay(async () => ({ default: (await import('./MoveUses')).MoveUses }));

const at = (list: string, id: string) => `${list}?location_id=${encodeURIComponent(id)}`;

/** Employment records are listed on the pages of their people only. */
const WAYS: { readonly [K in LocationUse]?: (id: string) => string } = {
  activities: (id) => paths.activities({ locations: [id], include_unapplied: 'true' }),
  vehicles: (id) => at(paths.vehicles, id),
  power_sources: (id) => at(paths.powerSources, id),
  products: (id) => at(paths.products, id),
  profiles: (id) => at(paths.staff, id),
};

/** What stands at a location, each with the way to it, and what can be done with one that is in use. */
export function LocationUsesCard({ id, name }: { id: string; name: string }) {
  const t = useT();
  const tn = useTn();
  const notify = useNotify();
  const { may } = usePortal();
  const [isMoving, setMoving] = useState(false);
  const isEditor = may(location.allow.remove);
  const found = useAnswer<RecordAnswer<LocationUses>>(
    ['locations', 'uses'],
    `locations/${encodeURIComponent(id)}/uses`,
    {
      enabled: isEditor,
    },
  );
  const uses = (Object.keys(LOCATION_USES) as LocationUse[]).filter((kind) => (found.data?.obj[kind] ?? 0) > 0);
  if (uses.length === 0) return null;
  const words = (kind: LocationUse) => {
    const { one, other } = LOCATION_USES[kind];
    return tn(found.data?.obj[kind] ?? 0, one, other);
  };
  const wayTo = (kind: LocationUse) =>
    kind !== 'activities' || may(activity.allow.list) ? WAYS[kind]?.(id) : undefined;
  return (
    <Card title={t('Used by')}>
      <ul className="biz-uses">
        {uses.map((kind) => {
          const way = wayTo(kind);
          return <li key={kind}>{way ? <Link to={way}>{words(kind)}</Link> : words(kind)}</li>;
        })}
      </ul>
      <p className="biz-quiet">
        {t(LOCATION_USE_TEXTS.remedy)} <Link to={`${paths.location(id)}/edit`}>{t('Edit location')}</Link>
      </p>
      <Button onClick={() => setMoving(true)}>{t('Move everything to another location')}</Button>
      {isMoving && (
        <MoveUses
          id={id}
          name={name}
          onClose={() => setMoving(false)}
          onMoved={() => {
            setMoving(false);
            notify(t('Everything has been moved.'));
            void found.refetch();
          }}
        />
      )}
    </Card>
  );
}
