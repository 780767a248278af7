/** Charts, apart because they are the heaviest thing a page can show. Loaded where one is drawn, and nowhere else. */
export { Chart } from '../chart/Chart';
export { chartPicture } from '../chart/picture';
export type { ChartPosition as ChartPlace, Drawing, DrawnLabel, Tone } from '../chart/drawing';
