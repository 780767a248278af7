import { afterArrow, between, isDrawn, turned, unturned } from './box';

const amount = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };
const near = (box: object) =>
  JSON.parse(JSON.stringify(box, (_, value) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value)));

test('a quarter turn clockwise takes the upper left corner to the upper right', () => {
  expect(near(turned(amount, 90))).toEqual({ x: 0.75, y: 0.1, width: 0.05, height: 0.3 });
  expect(near(turned(amount, 180))).toEqual({ x: 0.6, y: 0.75, width: 0.3, height: 0.05 });
});

test.each([0, 90, 180, 270, -90])('a box drawn on a page turned by %i lies where the reader counts it', (degrees) => {
  expect(near(unturned(turned(amount, degrees), degrees))).toEqual(amount);
});

test('a box is cut at the edge of the page, and drawn from any corner', () => {
  expect(near(between({ x: 0.9, y: 0.5 }, { x: 1.4, y: 0.4 }))).toEqual({ x: 0.9, y: 0.4, width: 0.1, height: 0.1 });
  expect(isDrawn(between({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }))).toBe(false);
});

test('arrow keys move a box within the page, and change its size with Shift', () => {
  expect(near(afterArrow(amount, 'ArrowRight', false) ?? {})).toMatchObject({ x: 0.11, width: 0.3 });
  expect(near(afterArrow({ ...amount, x: 0 }, 'ArrowLeft', false) ?? {})).toMatchObject({ x: 0 });
  expect(near(afterArrow(amount, 'ArrowDown', true) ?? {})).toMatchObject({ y: 0.2, height: 0.06 });
  expect(afterArrow(amount, 'Enter', false)).toBeNull();
});
