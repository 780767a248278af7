/** Kinds of charts that the kit draws. */
type ChartKind = 'bar_chart' | 'line_chart' | 'pie_chart' | 'doughnut_chart';

/** Colour of a label; `plain` is everything that is no scope. */
export type Tone = 'plain' | 'scope1' | 'scope2' | 'scope3';

/** One label of a chart: its exact value as a number to draw and as the reader's text. */
export interface DrawnLabel {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly tone: Tone;
  /** Nothing to draw: a month without entries, which is hatched, or one that is not over, which stays empty. */
  readonly lacks?: 'entries' | 'end' | undefined;
}

/** Everything a picture of a chart is made from. */
export interface Drawing {
  readonly type: ChartKind;
  readonly labels: readonly DrawnLabel[];
  /** Title of the axis, with its unit. */
  readonly axis: string;
  /** What is counted is whole, and so is each figure of its axis. */
  readonly isCount?: boolean | undefined;
  /** Months in a row stand upright, whatever the room. */
  readonly isOverTime: boolean;
  /** Least end of the axis, so that two charts of one measure can be compared. */
  readonly atLeast?: number | undefined;
  /** The comparison: drawn lighter and hatched. */
  readonly isEarlier: boolean;
}

/** Pixels from the upper left corner of a picture. */
export interface ChartPosition {
  readonly x: number;
  readonly y: number;
}
