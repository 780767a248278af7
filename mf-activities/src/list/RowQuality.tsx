import { DATA_QUALITIES } from '@lichen/contracts/activities/calculations/data-quality';
import type { ActivityQualities } from '@lichen/contracts/activities/list/summary.call';
import { type Formats, percentOf, sumOf, type Translate, useFormat, useT } from '@lichen/kit';
import { QualityBadge } from '../calculations/QualityBadge';

type Qualities = ActivityQualities['qualities'];

/** Returns the share of a figure that has its main data quality; null when all of it has. */
function shareOfFirst(qualities: Qualities, format: Formats): string | null {
  if (qualities.length < 2) return null;
  return format.percent(percentOf(qualities[0]?.kg, Number(sumOf(qualities.map(({ kg }) => kg)))), 0);
}

export function qualityText(qualities: Qualities, t: Translate, format: Formats): string {
  const [first] = qualities;
  return first ? [t(DATA_QUALITIES[first.quality]), shareOfFirst(qualities, format)].filter(Boolean).join(' ') : '';
}

/** Main data quality of a figure, and its share. */
export function RowQuality({ qualities }: { qualities: Qualities }) {
  const t = useT();
  const format = useFormat();
  const [first] = qualities;
  if (!first) return null;
  const share = shareOfFirst(qualities, format);
  const whole = qualities.map((each) => qualityText([each], t, format));
  return (
    <span className="act-row-quality" title={whole.length > 1 ? whole.join(', ') : undefined}>
      <QualityBadge quality={first.quality} />
      {share && <span className="act-number act-quiet">{share}</span>}
    </span>
  );
}
