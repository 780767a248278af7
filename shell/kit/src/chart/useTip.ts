import { type CSSProperties, useEffect, useState } from 'react';
import type { ChartPosition } from './drawing';
import { type Hit, type LiveChart, markOf } from './live-chart';

/** Text for the mark under the pointer, placed towards the middle of the chart so that it stays inside. */
export interface Tip {
  readonly text: string;
  readonly place: CSSProperties;
}

/** Pixels between the pointer and the text. */
const APART = 12;

const beside = ({ x, y }: ChartPosition, width: number, height: number): CSSProperties => ({
  ...(x < width / 2 ? { left: x + APART } : { right: width - x + APART }),
  ...(y < height / 2 ? { top: y + APART } : { bottom: height - y + APART }),
});

/** Returns the tip for the label under the pointer. Names are shown as text, never as markup. */
export function useTip(chart: LiveChart | null, width: number, height: number): Tip | null {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    if (!chart) return undefined;
    const show = (hit: Hit) => {
      const mark = markOf(hit);
      if (mark) setTip({ text: `${mark.label}: ${mark.text}`, place: beside(hit.canvas, width, height) });
    };
    const hide = () => setTip(null);
    chart.on('element:pointermove', show);
    chart.on('element:pointerout', hide);
    chart.on('element:click', hide);
    return () => {
      chart.off('element:pointermove', show);
      chart.off('element:pointerout', hide);
      chart.off('element:click', hide);
      hide();
    };
  }, [chart, width, height]);
  return tip;
}
