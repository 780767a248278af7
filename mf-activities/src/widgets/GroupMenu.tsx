import { useT } from '@lichen/kit';
import { ChartMenu } from '../charts/ChartMenu';
import { chartLinksOf } from '../charts/chart-trail';
import { groupFilters } from './group-filters';
import type { Bar } from './year-figures';

interface Props {
  bar: Bar;
  year: number;
  onClose: () => void;
}

/** Menu of a group's bars, loaded on demand. */
export default function GroupMenu({ bar, year, onClose }: Props) {
  const t = useT();
  const trail = chartLinksOf({ show: 'CO2', report_by: 'scope' }, groupFilters(bar.group, year), t);
  return (
    <ChartMenu title={`${t(bar.group.label)}, ${year}`} trail={trail} onClose={onClose}>
      <span className="act-group-menu" />
    </ChartMenu>
  );
}
