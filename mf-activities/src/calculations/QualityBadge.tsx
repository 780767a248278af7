import {
  DATA_QUALITIES,
  DATA_QUALITY_SENTENCES,
  type DataQuality,
} from '@lichen/contracts/activities/calculations/data-quality';
import { StatusTag, useT } from '@lichen/kit';

/** Each quality has a symbol as well as a colour: filled where measured, hollow where not. */
const LOOKS = {
  supplier: { mark: '◆', tone: 'good' },
  measured: { mark: '●', tone: 'good' },
  average: { mark: '◐', tone: 'plain' },
  spend: { mark: '¤', tone: 'attention' },
  estimated: { mark: '○', tone: 'attention' },
} as const satisfies Readonly<Record<DataQuality, { mark: string; tone: string }>>;

/** Tag for the data quality of a figure. */
export function QualityBadge({ quality }: { quality: DataQuality }) {
  const t = useT();
  return (
    <StatusTag {...LOOKS[quality]} title={t(DATA_QUALITY_SENTENCES[quality])}>
      {t(DATA_QUALITIES[quality])}
    </StatusTag>
  );
}
