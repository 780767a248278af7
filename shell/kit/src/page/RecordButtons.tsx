import type { Entity } from '@lichen/contracts/entity/entity';
import { useT } from '../i18n/texts';
import { Button } from '../modules/antd';
import { useNavigate } from '../modules/router';
import { useConfirmedDelete } from '../panel/useConfirmedDelete';
import { usePortal } from '../portal/portal';

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
  /** Whether this reader may edit the record; by default, whether they may update the entity. */
  mayEdit?: boolean;
  /** Called before the deletion is confirmed; returns false, after notifying the reader, if something prevents it. */
  mayGo?: () => Promise<boolean>;
}

/** Edit and delete buttons of a record. */
export function RecordButtons({ entity, id, name, edit, back, warning, mayEdit, mayGo }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { may } = usePortal();
  const { confirmAndDelete, isRemoving } = useConfirmedDelete(entity);

  const remove = async () => {
    if (mayGo && !(await mayGo())) return;
    if (await confirmAndDelete(id, { title: t('Delete {name}?', { name }), text: warning })) void navigate(back);
  };

  return (
    <>
      {(mayEdit ?? may(entity.allow.update)) && (
        <Button type="primary" onClick={() => void navigate(edit)}>
          {t('Edit')}
        </Button>
      )}
      {may(entity.allow.remove) && (
        <Button loading={isRemoving} onClick={() => void remove()}>
          {t('Delete')}
        </Button>
      )}
    </>
  );
}
