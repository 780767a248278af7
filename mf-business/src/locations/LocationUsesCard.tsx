import { location } from '@lichen/contracts/business/location.entity';
import { LOCATION_USE_TEXTS } from '@lichen/contracts/business/location-uses';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import type { Use } from '@lichen/contracts/api/problems';
import { paths } from '@lichen/contracts/api/paths';
import { Card, lazyOverlay, useAnswer, useNotify, usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { useState } from 'react';
import { UsesList } from './UsesList';

const MoveUses = lazyOverlay(async () => ({ default: (await import('./MoveUses')).MoveUses }));

/** The records at a location, with links to them, and a button that moves them all to another location. */
export function LocationUsesCard({ id, name }: { id: string; name: string }) {
  const t = useT();
  const notify = useNotify();
  const { may } = usePortal();
  const [isMoving, setMoving] = useState(false);
  const isEditor = may(location.allow.remove);
  const found = useAnswer<RecordAnswer<Use[]>>(['locations', 'uses'], `locations/${encodeURIComponent(id)}/uses`, {
    enabled: isEditor,
  });
  const uses = found.data?.obj ?? [];
  if (uses.length === 0) return null;
  return (
    <Card title={t('Used by')}>
      <UsesList id={id} uses={uses} />
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
