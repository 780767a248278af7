import type { Days } from '@lichen/contracts/activities/comparison/same-period';
import { useFormat, useT } from '@lichen/kit';
import { ChartMenu } from '../charts/ChartMenu';
import { chartLinksOf } from '../charts/chart-trail';
import { periodName } from '../comparison/period-words';
import { groupFilters } from './group-filters';
import type { Bar } from './year-figures';

interface Props {
  bar: Bar;
  period: Days;
  onClose: () => void;
}

/** Menu of a group's bars, loaded on demand. */
export function GroupMenu({ bar, period, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const trail = chartLinksOf({ show: 'CO2', report_by: 'scope' }, groupFilters(bar.group, period), t);
  return (
    <ChartMenu title={`${t(bar.group.label)}, ${periodName(period, format)}`} trail={trail} onClose={onClose}>
      <span className="act-group-menu" />
    </ChartMenu>
  );
}
