import { paths } from '@lichen/contracts/api/paths';
import { COMPLIANCE_ROLES } from '@lichen/contracts/compliance/demands/compliance-roles';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { RecordButtons, usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useValueChain } from './useValueChain';

export function PartnerButtons({ partner: { _id, name } }: { partner: RecordOf<typeof partner> }) {
  const chain = useValueChain();
  const t = useT();
  const { may } = usePortal();
  const navigate = useNavigate();
  return (
    <>
      {may(COMPLIANCE_ROLES) && <Button onClick={() => void navigate(paths.chatsWith(_id))}>{t('Chat')}</Button>}
      <RecordButtons
        entity={partner}
        id={_id}
        name={name}
        edit={chain.edit(_id)}
        back={chain.list}
        warning={TEXTS.deleteRecord}
      />
    </>
  );
}
