import { IconButton, useT } from '@lichen/kit';
import type { Activity } from '../shared/ActivityFacts';
import { useRemoveActivity } from '../shared/useRemoveActivity';

export function RowButtons({ row, onOpen }: { row: Activity; onOpen: () => void }) {
  const t = useT();
  const removeActivity = useRemoveActivity(row.activity_type);
  return (
    <span className="act-row-buttons">
      <IconButton icon="open" label={t('Open')} onClick={onOpen} />
      <IconButton icon="remove" label={t('Delete')} onClick={() => void removeActivity(row)} />
    </span>
  );
}
