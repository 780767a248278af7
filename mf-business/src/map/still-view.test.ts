import { readOutlines } from './read-outlines';
import { stillView } from './still-view';

it('stands in the middle of its view', () => {
  const { viewBox, x, y } = stillView(0, 0);
  expect([x, y]).toEqual([36_000, 18_000]);
  expect(viewBox).toBe('33200 16600 5600 2800');
});

it('narrows degrees of longitude towards the poles, and never to nothing', () => {
  expect(stillView(60, 0).stretch).toBeCloseTo(0.5, 10);
  expect(stillView(90, 0).stretch).toBe(0.15);
});

it.each([
  ['in the middle of the world', 0, [0]],
  ['just west of the date line', 179, [0, 72_000]],
  ['just east of it', -179, [0, -72_000]],
  ['so far east that land still reaches it from the other side', -160, [0, -72_000]],
  ['beyond the reach of that land', -150, [0]],
])('draws the world beside itself %s where the view needs it', (_, longitude, shifts) => {
  expect(stillView(0, longitude).shifts).toEqual(shifts);
});

const DRAWING = `<svg><path id="land" d="M0 0l1 0 0 1z"/><path id="borders" fill="none" d="M5 5l1 1"/></svg>`;

it('takes the paths from the drawing', () => {
  expect(readOutlines(DRAWING)).toEqual({ land: 'M0 0l1 0 0 1z', borders: 'M5 5l1 1' });
});

it('refuses a drawing without outlines', () => {
  expect(() => readOutlines('<svg/>')).toThrow('The outlines have no land');
});
