import { DATA_QUALITIES, DATA_QUALITY_SENTENCES, type DataQuality } from '@lichen/contracts/activities/data-quality';
import { useT } from '@lichen/kit';
import './quality.css';

/** A shape beside the word: filled where it was measured, hollow where it was not. */
const MARKS: Readonly<Record<DataQuality, string>> = {
  supplier: '◆',
  measured: '●',
  average: '◐',
  spend: '¤',
  estimated: '○',
};

/** What a figure rests on. */
export function QualityBadge({ quality }: { quality: DataQuality }) {
  const t = useT();
  return (
    <span className={`act-quality act-quality-${quality}`} title={t(DATA_QUALITY_SENTENCES[quality])}>
      <span aria-hidden="true">{MARKS[quality]}</span>
      {t(DATA_QUALITIES[quality])}
    </span>
  );
}
