import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { RecordButtons } from '@lichen/kit';
import { useValueChain } from './useValueChain';

export function PartnerButtons({ partner: { _id, name } }: { partner: RecordOf<typeof partner> }) {
  const chain = useValueChain();
  return (
    <RecordButtons
      entity={partner}
      id={_id}
      name={name}
      edit={chain.edit(_id)}
      back={chain.list}
      warning={TEXTS.deleteRecord}
    />
  );
}
