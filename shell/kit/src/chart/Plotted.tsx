import { Bar, Column, Line, Pie } from '@ant-design/charts';
import type { LiveChart } from './live-chart';
import type { Plot } from './plot';

interface Props {
  plot: Plot;
  /** Called once for each chart that is made; settings that change are drawn into the same. */
  onReady: (chart: LiveChart) => void;
}

/** The library's component of a plot. */
export function Plotted({ plot: { kind, config }, onReady }: Props) {
  const ready = ({ chart }: { chart?: LiveChart }) => chart && onReady(chart);
  if (kind === 'column') return <Column {...config} onReady={ready} />;
  if (kind === 'bar') return <Bar {...config} onReady={ready} />;
  if (kind === 'line') return <Line {...config} onReady={ready} />;
  return <Pie {...config} onReady={ready} />;
}
