import type { Scheme } from '../tokens';

/** Hatching of a shape in addition to its colour; `plain` is none. */
export type Hatching = 'plain' | 'falling' | 'dotted' | 'rising';

/** Hatchings in the order in which slices use them; the comparison period has the first. */
export const HATCHINGS = ['falling', 'dotted', 'rising'] as const satisfies readonly Hatching[];

/** Fill of a shape on the canvas: a colour, or a repeated tile. */
export type Fill = string | { image: HTMLCanvasElement; repetition: 'repeat'; transform: string };

/** Period of a hatching in pixels. */
const TILE = 8;
/** Factor by which tiles are drawn larger, so that they stay sharp on high-density screens. */
const SHARPNESS = 4;

const shade = (scheme: Scheme) => (scheme === 'dark' ? 'rgba(0, 0, 0, 0.28)' : 'rgba(255, 255, 255, 0.4)');

/** Draws a stripe through the tile and its two neighbours, so that stripes of adjacent tiles meet. */
function stripe(context: CanvasRenderingContext2D, direction: 1 | -1): void {
  for (const shift of [-TILE, 0, TILE]) {
    context.moveTo(shift - TILE, direction > 0 ? -TILE : 2 * TILE);
    context.lineTo(shift + 2 * TILE, direction > 0 ? 2 * TILE : -TILE);
  }
}

function dots(context: CanvasRenderingContext2D): void {
  for (const [x, y] of [
    [TILE / 4, TILE / 4],
    [(3 * TILE) / 4, (3 * TILE) / 4],
  ] as const) {
    context.moveTo(x, y);
    context.arc(x, y, 1.5, 0, 2 * Math.PI);
  }
}

function tileOf(color: string, hatching: Exclude<Hatching, 'plain'>, scheme: Scheme): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = TILE * SHARPNESS;
  tile.height = TILE * SHARPNESS;
  const context = tile.getContext('2d');
  if (!context) return tile;
  context.scale(SHARPNESS, SHARPNESS);
  context.fillStyle = color;
  context.fillRect(0, 0, TILE, TILE);
  context.beginPath();
  if (hatching === 'dotted') {
    dots(context);
    context.fillStyle = shade(scheme);
    context.fill();
    return tile;
  }
  stripe(context, hatching === 'falling' ? 1 : -1);
  context.lineWidth = 2;
  context.strokeStyle = shade(scheme);
  context.stroke();
  return tile;
}

/** Cached tiles, because a chart asks for fills at every redraw. */
const tiles = new Map<string, HTMLCanvasElement>();

/** Returns the fill of a shape: a colour, or a tile of it with a pattern, which is drawn once and cached. */
export function fillOf(color: string, hatching: Hatching, scheme: Scheme): Fill {
  if (hatching === 'plain') return color;
  const key = `${color} ${hatching} ${scheme}`;
  const image = tiles.get(key) ?? tileOf(color, hatching, scheme);
  tiles.set(key, image);
  return { image, repetition: 'repeat', transform: `scale(${1 / SHARPNESS}, ${1 / SHARPNESS})` };
}
