import { fillOf, HATCHINGS } from './fills';

/** Records the drawing commands of a tile, in order. */
function recorded(): string[] {
  const drawn: string[] = [];
  const context = new Proxy({} as Record<string, unknown>, {
    get:
      (_, name: string) =>
      (...at: unknown[]) =>
        drawn.push(`${name} ${at.join(' ')}`),
    set: (_, name: string, value) => drawn.push(`${name} = ${value}`) > 0,
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  return drawn;
}

afterEach(() => jest.restoreAllMocks());

it('hatches over the colour, each hatching in its own way, and draws a tile once', () => {
  const tiles = HATCHINGS.map((hatching) => {
    const drawn = recorded();
    fillOf('#123456', hatching, 'light');
    return drawn.join('; ');
  });

  for (const tile of tiles) expect(tile).toContain('fillStyle = #123456; fillRect 0 0 8 8');
  expect(new Set(tiles).size).toBe(HATCHINGS.length);
  const again = recorded();
  expect(fillOf('#123456', 'falling', 'light')).toMatchObject({ repetition: 'repeat' });
  expect(again).toEqual([]);
});

it('fills with the colour alone where nothing is hatched', () => {
  expect(fillOf('#123456', 'plain', 'dark')).toBe('#123456');
});
