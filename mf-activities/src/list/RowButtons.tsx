import { IconButton, useT } from '@lichen/kit';
import type { Activity } from '../shared/ActivityFacts';
import { useRemoveActivity } from '../shared/useRemoveActivity';

interface Props {
  row: Activity;
  onOpen: () => void;
  isReadOnly?: boolean;
}

export function RowButtons({ row, onOpen, isReadOnly = false }: Props) {
  const t = useT();
  const removeActivity = useRemoveActivity(row.activity_type);
  return (
    <span className="act-row-buttons">
      <IconButton icon="open" label={t('Open')} onClick={onOpen} />
      {!isReadOnly && <IconButton icon="remove" label={t('Delete')} onClick={() => void removeActivity(row)} />}
    </span>
  );
}
