import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity';
import { TEXTS } from '@lichen/contracts/texts';
import { useConfirm, usePortal, useRemove, useT, useTell } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useValueChain } from './useValueChain';

export function PartnerButtons({ partner: { _id, name } }: { partner: RecordOf<typeof partner> }) {
  const t = useT();
  const tell = useTell();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const chain = useValueChain();
  const { may } = usePortal();
  const { remove, isRemoving } = useRemove(partner);

  const askAndRemove = async () => {
    const question = {
      title: t('Delete {name}?', { name }),
      text: TEXTS.deleteRecord,
      action: 'Confirm',
      dangerous: true,
    };
    if (!(await confirm(question))) return;
    const outcome = await remove(_id);
    if (outcome.state === 'failed') return tell(t(outcome.error.message), 'bad');
    navigate(chain.list);
  };

  return (
    <>
      {may(partner.allow.update) && (
        <Button type="primary" onClick={() => navigate(chain.edit(_id))}>
          {t('Edit')}
        </Button>
      )}
      {may(partner.allow.remove) && (
        <Button loading={isRemoving} onClick={() => void askAndRemove()}>
          {t('Delete')}
        </Button>
      )}
    </>
  );
}
