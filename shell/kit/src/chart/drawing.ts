/** Kinds of charts that the kit draws. */
type ChartKind = 'bar_chart' | 'line_chart' | 'pie_chart' | 'doughnut_chart';

/** Colour of a label; `plain` is for labels that are not a scope. */
export type Tone = 'plain' | 'scope1' | 'scope2' | 'scope3';

/** One label of a chart, with its exact value as a number to draw and as text for the reader. */
export interface DrawnLabel {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly tone: Tone;
  /**
   * Reason why nothing is drawn: a month without entries, which is hatched, or a month that is not over, which stays
   * empty.
   */
  readonly lacks?: 'entries' | 'end' | undefined;
}

/** Everything that a chart is drawn from. */
export interface Drawing {
  readonly type: ChartKind;
  readonly labels: readonly DrawnLabel[];
  /** Title of the value axis, with its unit. */
  readonly axis: string;
  /** Values are counts, so the axis has whole figures only. */
  readonly isCount?: boolean | undefined;
  /** Months are drawn as vertical columns, however narrow. */
  readonly isOverTime: boolean;
  /** Smallest end of the axis, so that two charts of one measure are comparable. */
  readonly atLeast?: number | undefined;
  /** A comparison period: drawn lighter and hatched. */
  readonly isEarlier: boolean;
}

/** Position in pixels from the upper left corner of a chart. */
export interface ChartPosition {
  readonly x: number;
  readonly y: number;
}
