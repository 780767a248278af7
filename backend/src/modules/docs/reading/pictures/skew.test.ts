import { skewOf } from './skew';

const [WIDTH, HEIGHT] = [900, 1270];

/** A page of lines of ink, turned by so many degrees. */
function lines(degrees: number): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let line = 100; line < 1150; line += 30)
    for (let x = 80; x < 820; x += 1)
      for (let thick = 0; thick < 8; thick += 1) {
        const y = Math.round(line + (x - WIDTH / 2) * slope) + thick;
        // Words have gaps, and letters are of several heights.
        if (y > 0 && y < HEIGHT && x % 70 > 12) pixels[y * WIDTH + x] = 0;
      }
  return pixels;
}

test.each([0, 0.5, 1.5, -1.5, 3, -3, 4.2])('lines that fall by %s degrees', (degrees) => {
  expect(skewOf({ pixels: lines(degrees), width: WIDTH, height: HEIGHT })).toBeCloseTo(degrees, 0.8);
});

test('an empty page is level', () => {
  expect(skewOf({ pixels: new Uint8Array(WIDTH * HEIGHT).fill(255), width: WIDTH, height: HEIGHT })).toBe(0);
});
