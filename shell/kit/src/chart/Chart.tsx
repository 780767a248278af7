import { useEffect, useMemo, useRef, useState } from 'react';
import { usePortal } from '../portal/portal';
import type { ChartPosition, Drawing } from './drawing';
import { type Hit, type LiveChart, markOf } from './live-chart';
import { plotOf } from './plot-of';
import { Plotted } from './Plotted';
import { useScheme } from './useScheme';
import { useStretch } from './useStretch';
import { useTip } from './useTip';
import './chart.css';

interface Props {
  drawing: Drawing;
  /** The chart in one sentence, for those who do not see it. */
  summary: string;
  /** Pixels. */
  height: number;
  /** A label was clicked; the table beside the chart offers the same to the keyboard. */
  onPick?: ((key: string, place: ChartPosition) => void) | undefined;
  /** Labels in a row were dragged over, from one to another. Only where labels stand upright, as months do. */
  onStretch?: ((first: string, last: string, place: ChartPosition) => void) | undefined;
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One chart. It fills the width it is given and follows the scheme of the page. */
export function Chart({ drawing, summary, height, onPick, onStretch }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<LiveChart | null>(null);
  const [width, setWidth] = useState(0);
  const scheme = useScheme();
  const { language } = usePortal();
  const plot = useMemo(
    () => plotOf(drawing, { scheme, width, height, language, isStill: isStill() }),
    [drawing, scheme, width, height, language],
  );

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!chart || !onPick) return undefined;
    const pick = (hit: Hit) => {
      const mark = markOf(hit);
      if (mark) onPick(mark.key, { x: hit.canvas.x, y: hit.canvas.y });
    };
    chart.on('element:click', pick);
    return () => {
      chart.off('element:click', pick);
    };
  }, [chart, onPick]);

  const tip = useTip(chart, width, height);
  const shade = useStretch(box, chart, drawing, onStretch);
  return (
    <div className="k-chart">
      <div ref={box} role="img" aria-label={summary} style={{ height, width: '100%' }}>
        {width > 0 && <Plotted plot={plot} onReady={setChart} />}
      </div>
      {shade && <span className="k-chart-shade" style={shade} />}
      {tip && (
        <span className="k-chart-tip" style={tip.place} aria-hidden>
          {tip.text}
        </span>
      )}
    </div>
  );
}
