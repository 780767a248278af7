import type { ChartPosition } from './drawing';
import type { Mark } from './plot';

/** Event of the chart library on a shape. */
export interface Hit {
  /** Pixels from the upper left corner of the chart. */
  readonly canvas: ChartPosition;
  /** A line has its whole row here; its points have a mark each. */
  readonly data: { readonly data: Mark | readonly unknown[] | null };
}

type HitEvent = 'element:click' | 'element:pointermove' | 'element:pointerout';

/** The part of a drawn chart that is used here: the library's own type allows everything. */
export interface LiveChart {
  on(event: HitEvent, heard: (hit: Hit) => void): unknown;
  off(event: HitEvent, heard: (hit: Hit) => void): unknown;
  once(event: 'afterrender', heard: () => void): unknown;
  getContainer(): HTMLElement;
  getView(): View | undefined;
}

/** Layout of the first view, once it is drawn. */
interface View {
  readonly layout: { readonly marginLeft: number; readonly paddingLeft: number };
  readonly coordinate: { map(place: readonly [x: number, y: number]): readonly [x: number, y: number] };
  readonly scale: { readonly x?: { map(at: string): number; getBandWidth(at: string): number } };
}

export const markOf = ({ data: { data } }: Hit): Mark | null => (data && 'key' in data ? data : null);

/** Pixels from the left edge of a chart to the middle of the label at that place in the row. */
export function middleOf(chart: LiveChart, at: number): number {
  const view = chart.getView();
  const x = view?.scale.x;
  if (!view || !x) return Number.NaN;
  const { marginLeft, paddingLeft } = view.layout;
  const [middle] = view.coordinate.map([x.map(String(at)) + x.getBandWidth(String(at)) / 2, 0]);
  return marginLeft + paddingLeft + middle;
}
