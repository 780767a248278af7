import type { doc } from '@lichen/contracts/docs/doc.entity';
import { mayShare } from '@lichen/contracts/docs/sharing/may-share';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useFormat, useT } from '@lichen/kit';

interface Props {
  document: RecordOf<typeof doc>;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of the company's documents to choose from. */
export function Offer({ document: record, isChosen, onChoose }: Props) {
  const t = useT();
  const format = useFormat();
  const { name, expiry_date } = record;
  return (
    <label>
      <input type="radio" name="document" checked={isChosen} onChange={onChoose} />
      <span>
        {name}
        {expiry_date !== null && (
          <span className="cp-quiet">{t('Valid until {day}', { day: format.day(expiry_date) })}</span>
        )}
        {!mayShare(record) && <span className="cp-quiet">{t('Not checked yet')}</span>}
      </span>
    </label>
  );
}
