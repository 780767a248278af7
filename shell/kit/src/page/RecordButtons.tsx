import type { Entity } from '@lichen/contracts/entity/entity';
import type { ReactNode } from 'react';
import { useT } from '../i18n/texts';
import { Button, Dropdown } from '../modules/antd';
import { useNavigate } from '../modules/router';
import { useConfirmedDelete } from '../panel/useConfirmedDelete';
import { usePortal } from '../portal/portal';

/** An entry of the menu of less frequent actions; an interface would not fit antd's items, which have an index. */
export type MenuAction = {
  key: string;
  label: string;
  onClick: () => void;
};

interface Props {
  entity: Entity;
  id: string;
  name: string;
  /** Address of the edit page. */
  edit: string;
  /** Address to go to after the deletion. */
  back: string;
  /** Warning about what the deletion removes, as a whole sentence. */
  warning: string;
  /** True if this reader may edit the record; by default, if they may update the entity. */
  mayEdit?: boolean;
  /** Called before the deletion is confirmed; returns false, after notifying the reader, if something prevents it. */
  mayGo?: () => Promise<boolean>;
  /** The primary button of the page, where that is not editing; deleting is then in the menu. */
  primary?: ReactNode;
  /** Further actions in the menu. */
  more?: readonly MenuAction[];
}

/** Edit and delete buttons of a record. */
export function RecordButtons({ entity, id, name, edit, back, warning, mayEdit, mayGo, primary, more = [] }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { may } = usePortal();
  const { confirmAndDelete, isRemoving } = useConfirmedDelete(entity);

  const remove = async () => {
    if (mayGo && !(await mayGo())) return;
    if (await confirmAndDelete(id, { title: t('Delete {name}?', { name }), text: warning })) void navigate(back);
  };

  const mayRemove = may(entity.allow.remove);
  const removal = { key: 'delete', label: t('Delete'), danger: true, onClick: () => void remove() };
  const items = [...more, ...(primary && mayRemove ? [removal] : [])];
  return (
    <>
      {(mayEdit ?? may(entity.allow.update)) && (
        <Button type={primary ? 'default' : 'primary'} onClick={() => void navigate(edit)}>
          {t('Edit')}
        </Button>
      )}
      {primary}
      {!primary && mayRemove && (
        <Button loading={isRemoving} onClick={() => void remove()}>
          {t('Delete')}
        </Button>
      )}
      {items.length > 0 && (
        <Dropdown trigger={['click']} autoFocus menu={{ items }}>
          <Button loading={isRemoving} aria-label={t('More actions')} title={t('More actions')}>
            <span aria-hidden="true">⋯</span>
          </Button>
        </Dropdown>
      )}
    </>
  );
}
