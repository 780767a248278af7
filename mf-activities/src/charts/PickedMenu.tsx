import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { ChartMenu } from './ChartMenu';
import { trailOf } from './chart-trail';
import { labelText, type Words } from './drawing-of';
import type { Picked } from './usePicked';

interface Props {
  picked: Picked;
  series: ChartSeries;
  words: Words;
  onClose: () => void;
}

/** The menu of what was chosen in a picture, at the place where it was chosen. */
export function PickedMenu({ picked: { keys, filters, place }, series, words, onClose }: Props) {
  const bar = series.bars.find(({ key }) => key === keys[0]);
  const isStretch = keys.length > 1;
  const title = isStretch
    ? words.format.period(filters.start_date ?? null, filters.end_date ?? null)
    : bar
      ? labelText(bar, series, words)
      : '';
  return (
    <ChartMenu title={title} trail={trailOf(series, filters, words.t)} onClose={onClose}>
      <span className="cha-place" style={{ left: place.x, top: place.y }} />
    </ChartMenu>
  );
}
