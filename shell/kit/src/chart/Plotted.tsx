import { Bar, Column, Line, Pie } from '@ant-design/charts';
import type { LiveChart } from './live-chart';
import type { Plot } from './plot';

interface Props {
  plot: Plot;
  /** Called once per chart instance; changed settings are drawn into the same instance. */
  onReady: (chart: LiveChart) => void;
}

/** Lets touch gestures on a chart scroll the page, which the library would suppress. */
function letScroll(chart: LiveChart): void {
  const canvas = chart.getContainer().querySelector('canvas');
  if (canvas) canvas.style.touchAction = 'pan-y pinch-zoom';
}

/** Renders the chart library's component of a plot. */
export function Plotted({ plot: { kind, config }, onReady }: Props) {
  const ready = ({ chart }: { chart?: LiveChart }) => {
    if (!chart) return;
    chart.once('afterrender', () => letScroll(chart));
    onReady(chart);
  };
  if (kind === 'column') return <Column {...config} onReady={ready} />;
  if (kind === 'bar') return <Bar {...config} onReady={ready} />;
  if (kind === 'line') return <Line {...config} onReady={ready} />;
  return <Pie {...config} onReady={ready} />;
}
