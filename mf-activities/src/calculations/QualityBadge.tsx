import {
  DATA_QUALITIES,
  DATA_QUALITY_SENTENCES,
  type DataQuality,
} from '@lichen/contracts/activities/calculations/data-quality';
import { StatusTag, useT } from '@lichen/kit';

/** A shape beside the word: filled where it was measured, hollow where it was not. */
const LOOKS = {
  supplier: { mark: '◆', tone: 'good' },
  measured: { mark: '●', tone: 'good' },
  average: { mark: '◐', tone: 'plain' },
  spend: { mark: '¤', tone: 'attention' },
  estimated: { mark: '○', tone: 'attention' },
} as const satisfies Readonly<Record<DataQuality, { mark: string; tone: string }>>;

/** Data quality of a figure. */
export function QualityBadge({ quality }: { quality: DataQuality }) {
  const t = useT();
  return (
    <StatusTag {...LOOKS[quality]} title={t(DATA_QUALITY_SENTENCES[quality])}>
      {t(DATA_QUALITIES[quality])}
    </StatusTag>
  );
}
