import type { ChartPosition } from './drawing';
import type { Mark } from './plot';

/** The chart library's event on a shape. */
export interface Hit {
  /** Position in pixels from the upper left corner of the chart. */
  readonly canvas: ChartPosition;
  /** Data of the shape: a mark, or for a line its whole series, whose points have a mark each. */
  readonly data: { readonly data: Mark | readonly unknown[] | null };
}

type HitEvent = 'element:click' | 'element:pointermove' | 'element:pointerout';

/** The part of the chart library's instance that is used here; its own type permits anything. */
export interface LiveChart {
  on(event: HitEvent, heard: (hit: Hit) => void): unknown;
  off(event: HitEvent, heard: (hit: Hit) => void): unknown;
  once(event: 'afterrender', heard: () => void): unknown;
  getContainer(): HTMLElement;
  getView(): View | undefined;
}

/** Layout of the first view, available once it is drawn. */
interface View {
  readonly layout: { readonly marginLeft: number; readonly paddingLeft: number };
  readonly coordinate: { map(place: readonly [x: number, y: number]): readonly [x: number, y: number] };
  readonly scale: { readonly x?: { map(at: string): number; getBandWidth(at: string): number } };
}

/** Returns the mark of a shape; null for a line, whose points have the marks. */
export const markOf = ({ data: { data } }: Hit): Mark | null => (data && 'key' in data ? data : null);

/** Returns the distance in pixels from the left edge of a chart to the middle of the label with this index. */
export function middleOf(chart: LiveChart, at: number): number {
  const view = chart.getView();
  const x = view?.scale.x;
  if (!view || !x) return Number.NaN;
  const { marginLeft, paddingLeft } = view.layout;
  const [middle] = view.coordinate.map([x.map(String(at)) + x.getBandWidth(String(at)) / 2, 0]);
  return marginLeft + paddingLeft + middle;
}
