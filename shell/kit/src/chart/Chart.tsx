import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '@lichen/contracts/text/languages';
import { usePortal } from '../portal/portal';
import { COLOURS } from '../tokens';
import { chartOption, drawnLabels } from './chart-option';
import type { ChartPlace, Drawing } from './drawing';
import { useScheme } from './useScheme';
import { useStretch } from './useStretch';
import './chart.css';

use([BarChart, LineChart, PieChart, GridComponent, TooltipComponent, LabelLayout, CanvasRenderer]);

interface Props {
  drawing: Drawing;
  /** The chart in one sentence, for those who do not see it. */
  summary: string;
  /** Pixels. */
  height: number;
  /** A label was clicked; the table beside the chart offers the same to the keyboard. */
  onPick?: ((key: string, place: ChartPlace) => void) | undefined;
  /** Labels in a row were dragged over, from one to another. Only where labels stand upright, as months do. */
  onStretch?: ((first: string, last: string, place: ChartPlace) => void) | undefined;
}

interface Hit {
  dataIndex: number;
  event?: { offsetX: number; offsetY: number };
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One chart. It fills the width it is given and follows the scheme of the page. */
export function Chart({ drawing, summary, height, onPick, onStretch }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [width, setWidth] = useState(0);
  const scheme = useScheme();
  const { language } = usePortal();

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const made = init(element, null, { renderer: 'canvas' });
    setChart(made);
    const observer = new ResizeObserver(() => {
      made.resize();
      setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.dispose();
    };
  }, []);

  useEffect(() => {
    if (chart && width > 0)
      chart.setOption(chartOption(drawing, { scheme, width, height, language, isStill: isStill() }), true);
  }, [chart, drawing, scheme, width, height, language]);

  useEffect(() => {
    if (!chart || !onPick) return undefined;
    const pick = ({ dataIndex, event }: Hit) => {
      const found = drawnLabels(drawing)[dataIndex];
      if (found) onPick(found.key, { x: event?.offsetX ?? 0, y: event?.offsetY ?? 0 });
    };
    chart.on('click', pick as never);
    return () => {
      chart.off('click', pick as never);
    };
  }, [chart, drawing, onPick]);

  const shade = useStretch(box, chart, drawing, onStretch);
  return (
    <div className="k-chart">
      <div ref={box} role="img" aria-label={summary} style={{ height, width: '100%' }} />
      {shade && <span className="k-chart-shade" style={shade} />}
    </div>
  );
}

/** Widths and heights are of one chart in a kept picture; two stand side by side. */
const PICTURE = { width: 400, height: 200, single: 0.4, paired: 0.8 } as const;

function drawnOnto(canvas: CanvasRenderingContext2D, drawing: Drawing, language: Language, left: number): void {
  const box = document.createElement('div');
  const { width, height } = PICTURE;
  const chart = init(box, null, { renderer: 'canvas', width, height, devicePixelRatio: 1 });
  chart.setOption(chartOption(drawing, { scheme: 'light', width, height, language, isStill: true }));
  canvas.drawImage(chart.renderToCanvas({ pixelRatio: 1 }), left, 0, width, height);
  chart.dispose();
}

/** The JPEG of one chart, or of two side by side, in the light scheme whatever the page has. */
export function chartPicture(drawings: readonly Drawing[], language: Language): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width * drawings.length;
  canvas.height = PICTURE.height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = COLOURS.light.surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawings.forEach((drawing, at) => {
    drawnOnto(context, drawing, language, at * PICTURE.width);
  });
  const quality = drawings.length > 1 ? PICTURE.paired : PICTURE.single;
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
