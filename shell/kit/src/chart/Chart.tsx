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
  /** One-sentence description of the chart for screen readers. */
  summary: string;
  /** In pixels. */
  height: number;
  /** Called when a label is clicked; the table beside the chart offers the same by keyboard. */
  onPick?: ((key: string, place: ChartPosition) => void) | undefined;
  /** Called when the person drags from one label to another. Only for vertical columns, such as months. */
  onStretch?: ((first: string, last: string, place: ChartPosition) => void) | undefined;
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Draws one chart. It fills the given width and follows the page's colour scheme. */
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
