import type { ChartSeries } from '@lichen/contracts/activities/charts/chart-data.call';
import { ChartMenu } from './ChartMenu';
import { chartLinksOf } from './chart-trail';
import { labelText, type LabelFormats } from './drawing-of';
import type { ChartSelection } from './usePicked';

interface Props {
  picked: ChartSelection;
  series: ChartSeries;
  words: LabelFormats;
  onClose: () => void;
}

/** Menu for the selection in a chart, at the position of the click. */
export function PickedMenu({ picked: { keys, filters, place }, series, words, onClose }: Props) {
  const bar = series.bars.find(({ key }) => key === keys[0]);
  const isStretch = keys.length > 1;
  const title = isStretch
    ? words.format.period(filters.start_date ?? null, filters.end_date ?? null)
    : bar
      ? labelText(bar, series, words)
      : '';
  return (
    <ChartMenu title={title} trail={chartLinksOf(series, filters, words.t)} onClose={onClose}>
      <span className="cha-place" style={{ left: place.x, top: place.y }} />
    </ChartMenu>
  );
}
