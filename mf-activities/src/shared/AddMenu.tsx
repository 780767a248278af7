import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { useReference, useT } from '@lichen/kit';
import { Button, Dropdown } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { hasForm } from '../types/type-forms';
import './activities.css';
import { ADD_KEY } from './useAddKey';

/** Returns the types that both this release and the server support, in the order of the specification. */
export function useServedTypes(): readonly string[] {
  const served = useReference('activity_types').data;
  const written = Object.keys(ACTIVITY_TYPES).filter(hasForm);
  return served ? written.filter((type) => served.some(({ code }) => code === type)) : written;
}

interface Props {
  types: readonly string[];
  /** Opens the form in place; without it, the form opens as a page of its own. */
  onAdd?: (type: string) => void;
}

export function AddMenu({ types, onAdd }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const items = types.map((type) => ({ key: type, label: t(ACTIVITY_TYPES[type as keyof typeof ACTIVITY_TYPES]) }));
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        className: 'act-add-menu',
        items,
        onClick: ({ key }) => (onAdd ? onAdd(key) : navigate(`/activities/new/${key}`)),
      }}
    >
      <Button type="primary" aria-keyshortcuts={ADD_KEY}>
        {t('Add')}
      </Button>
    </Dropdown>
  );
}
