import type { Drawing } from './drawing';
import { chartPicture } from './picture';

// Drawing needs a canvas, which these tests do not have; the browser journeys check the drawn charts.
jest.mock('./plot-of', () => ({ plotOf: () => ({}) }));
jest.mock('./Plotted', () => {
  const { useEffect } = jest.requireActual<typeof import('react')>('react');
  const container = document.createElement('div');
  container.append(document.createElement('canvas'));
  const chart = { once: (_event: string, heard: () => void) => heard(), getContainer: () => container };
  return {
    Plotted: ({ onReady }: { onReady: (made: typeof chart) => void }) => {
      useEffect(() => onReady(chart), [onReady]);
      return null;
    },
  };
});
const DRAWING = {} as Drawing;

/** Takes a picture of these charts: its pixels, the place of each chart in it, and its quality. */
async function taken(charts: number) {
  const drawn: unknown[] = [];
  const made: unknown[] = [];
  const context = { fillRect: () => undefined, drawImage: (_chart: unknown, ...at: number[]) => drawn.push(at) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    give,
    type,
    quality,
  ) {
    made.push(this.width, this.height, type, quality);
    give(new Blob(['picture']));
  });
  expect(await chartPicture(Array(charts).fill(DRAWING), 'en-GB')).toBeInstanceOf(Blob);
  return { made, drawn };
}

afterEach(() => jest.restoreAllMocks());

it('is 400 by 200 of one chart, as JPEG of quality 0.4', async () => {
  expect(await taken(1)).toEqual({ made: [400, 200, 'image/jpeg', 0.4], drawn: [[0, 0, 400, 200]] });
});

it('is 800 by 200 of two side by side, as JPEG of quality 0.8', async () => {
  const sides = [
    [0, 0, 400, 200],
    [400, 0, 400, 200],
  ];
  expect(await taken(2)).toEqual({ made: [800, 200, 'image/jpeg', 0.8], drawn: sides });
});
