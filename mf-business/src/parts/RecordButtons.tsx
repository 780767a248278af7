import type { Entity } from '@lichen/contracts/entity';
import { useConfirm, usePortal, useRemove, useT, useTell } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';

interface Props {
  entity: Entity;
  id: string;
  name: string;
  /** Address of the record; its edit page stands below it. */
  at: string;
  /** Where to go once it is gone. */
  back: string;
  /** What the deletion takes along, in a whole sentence. */
  warning: string;
  /** Whether this reader edits the record; otherwise whoever may update the entity. */
  mayEdit?: boolean;
}

/** Edit and delete at the head of a record. */
export function RecordButtons({ entity, id, name, at, back, warning, mayEdit }: Props) {
  const t = useT();
  const tell = useTell();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { may } = usePortal();
  const { remove, isRemoving } = useRemove(entity);

  const askAndRemove = async () => {
    const question = { title: t('Delete {name}?', { name }), text: warning, action: 'Confirm', dangerous: true };
    if (!(await confirm(question))) return;
    const outcome = await remove(id);
    if (outcome.state === 'failed') return tell(t(outcome.error.message), 'bad');
    navigate(back);
  };

  return (
    <>
      {(mayEdit ?? may(entity.allow.update)) && (
        <Button type="primary" onClick={() => navigate(`${at}/edit`)}>
          {t('Edit')}
        </Button>
      )}
      {may(entity.allow.remove) && (
        <Button loading={isRemoving} onClick={() => void askAndRemove()}>
          {t('Delete')}
        </Button>
      )}
    </>
  );
}
