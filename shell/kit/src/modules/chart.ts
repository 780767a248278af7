/** Charts; a separate module because they are large. Loaded only where one is drawn. */
export { Chart } from '../chart/Chart';
export { chartPicture } from '../chart/picture';
export type { ChartPosition as ChartPlace, Drawing, DrawnLabel, Tone } from '../chart/drawing';
