import { location } from '@lichen/contracts/business/location.entity';
import { paths } from '@lichen/contracts/api/paths';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, EmptyState, lazyInline, Skeleton, usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { Suspense } from 'react';
import { fetchOutlines } from '../map/outlines.client';
import type { StillMap } from '../map/StillMap';
import { positionOf } from './position';

type Drawn = Omit<Parameters<typeof StillMap>[0], 'outlines'>;

const Still = lazyInline<Drawn>(async () => {
  const [outlines, drawing] = await Promise.all([fetchOutlines(), import('../map/StillMap')]);
  return { default: (props) => <drawing.StillMap {...props} outlines={outlines} /> };
});

/** The position of a location on a map, or a note that no coordinates are entered. */
export function LocationMap({ location: site }: { location: RecordOf<typeof location> }) {
  const t = useT();
  const { may } = usePortal();
  const position = positionOf(site);
  return (
    <Card
      title={t('Map')}
      className="biz-map-card"
      actions={<Link to={paths.locationsOnMap}>{t('All locations')}</Link>}
    >
      {position ? (
        <Suspense fallback={<Skeleton rows={1} height={280} />}>
          <Still name={site.name} {...position} />
        </Suspense>
      ) : (
        <EmptyState
          text={t('No coordinates are entered for this location yet.')}
          action={
            may(location.allow.update) && <Link to={`${paths.location(site._id)}/edit`}>{t('Enter coordinates')}</Link>
          }
        />
      )}
    </Card>
  );
}
