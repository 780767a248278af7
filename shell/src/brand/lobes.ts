/** Generated art: soft, overlapping lobed shapes. A seed always draws the same picture. */

type Tone = 'moss' | 'lichen' | 'one' | 'two' | 'three';

interface Body {
  path: string;
  tone: Tone;
  opacity: number;
}

interface Spore {
  x: number;
  y: number;
  radius: number;
}

interface Growth {
  bodies: Body[];
  spores: Spore[];
}

const TONES: readonly Tone[] = [
  'three',
  'lichen',
  'three',
  'two',
  'lichen',
  'two',
  'three',
  'one',
  'lichen',
  'two',
  'three',
  'moss',
];
const POINTS = 40;

export function growth(seed: number, width: number, height: number): Growth {
  const random = seeded(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const step = 205;
  const bodies: Body[] = [];
  const spores: Spore[] = [];

  for (let row = 0; row * step < height + step; row += 1)
    for (let column = 0; column * step < width + step; column += 1) {
      if (random() < 0.12) continue;
      const x = column * step + between(-80, 80);
      const y = row * step + between(-80, 80);
      const tone = TONES[Math.floor(random() * TONES.length)] ?? 'lichen';
      const layers = random() < 0.45 ? 2 : 1;
      for (let layer = 0; layer < layers; layer += 1) {
        const radius = between(48, 148) * (tone === 'moss' ? 0.72 : 1) * (layer === 0 ? 1 : 0.66);
        const path = lobed(x + layer * between(-70, 70), y + layer * between(-70, 70), radius, between);
        bodies.push({ path, tone, opacity: tone === 'moss' ? between(0.7, 0.86) : between(0.42, 0.72) });
      }
      for (let at = between(3, 8); at > 0; at -= 1)
        spores.push({
          x: Math.round(x + between(-62, 62)),
          y: Math.round(y + between(-62, 62)),
          radius: between(3, 10.5),
        });
    }
  return { bodies, spores };
}

/** A closed outline whose distance from the centre swings once per lobe, with random strength. */
function lobed(x: number, y: number, radius: number, between: (low: number, high: number) => number): string {
  const lobes = Math.round(between(5, 8));
  const turn = between(0, Math.PI * 2);
  const depth = between(0.09, 0.19);
  const lean = between(0.06, 0.2);
  const at = (index: number) => {
    const angle = (index / POINTS) * Math.PI * 2;
    const swing =
      1 +
      depth * Math.cos(lobes * angle + turn) +
      lean * Math.cos(2 * angle - turn) +
      0.05 * Math.sin(3 * angle + turn);
    return [x + radius * swing * Math.cos(angle), y + radius * swing * Math.sin(angle)] as const;
  };
  return `${Array.from({ length: POINTS }, (_, index) => segment(at(index - 1), at(index), at(index + 1), at(index + 2), index)).join('')}Z`;
}

type Point = readonly [number, number];

/** One segment of a Catmull-Rom curve through the points, as a cubic Bézier curve. */
function segment(before: Point, from: Point, to: Point, after: Point, index: number): string {
  const near = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const far = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  const curve = [...near, ...far, ...to].map((value) => Math.round(value)).join(' ');
  return `${index === 0 ? `M${Math.round(from[0])} ${Math.round(from[1])}` : ''}C${curve}`;
}

/** The mulberry32 random number generator, which gives the same numbers in every browser. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
