import { readOutlines } from './read-outlines';
import { FAR, NEAR, shareOf, stillView } from './still-view';

it('stands in the middle of its view', () => {
  const { viewBox, x, y } = stillView(0, 0, NEAR);
  expect([x, y]).toEqual([36_000, 18_000]);
  expect(viewBox).toBe('35000 17500 2000 1000');
});

it('narrows degrees of longitude towards the poles, and never to nothing', () => {
  expect(stillView(60, 0, NEAR).stretch).toBeCloseTo(0.5, 10);
  expect(stillView(90, 0, NEAR).stretch).toBe(0.15);
});

it.each([
  ['in the middle of the world', 0, [0]],
  ['just west of the date line', 179, [0, 72_000]],
  ['just east of it', -179, [0, -72_000]],
  ['so far east that land still reaches it from the other side', -164, [0, -72_000]],
  ['beyond the reach of that land', -150, [0]],
])('draws the world beside itself %s where the view needs it', (_, longitude, shifts) => {
  expect(stillView(0, longitude, NEAR).shifts).toEqual(shifts);
});

it('draws the world beside itself from farther away where the view is larger', () => {
  expect(stillView(0, -140, NEAR).shifts).toEqual([0]);
  expect(stillView(0, -140, FAR).shifts).toEqual([0, -72_000]);
});

it('measures a distance by the height and the width of the view', () => {
  const degree = 111.195;
  expect(shareOf(degree, NEAR).ofHeight).toBeCloseTo(20, 10);
  expect(shareOf(degree, NEAR).ofWidth).toBeCloseTo(10, 10);
});

const DRAWING = `<svg><path id="land" d="M0 0l1 0 0 1z"/><path id="borders" fill="none" d="M5 5l1 1"/></svg>`;

it('takes the paths from the drawing', () => {
  expect(readOutlines(DRAWING)).toEqual({ land: 'M0 0l1 0 0 1z', borders: 'M5 5l1 1' });
});

it('refuses a drawing without outlines', () => {
  expect(() => readOutlines('<svg/>')).toThrow('The outlines have no land');
});
