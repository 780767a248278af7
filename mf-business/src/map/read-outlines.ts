/** Steps of the drawing in one degree; see ops/places/import-outlines.mjs. */
export const STEPS = 200;

/** Paths of an SVG on a grid whose origin is the date line at the north pole. */
export interface Outlines {
  land: string;
  borders: string;
}

function pathIn(drawing: string, id: string): string {
  const found = new RegExp(`<path id="${id}"[^>]* d="([^"]+)"`).exec(drawing)?.[1];
  if (!found) throw new Error(`The outlines have no ${id}`);
  return found;
}

export const readOutlines = (drawing: string): Outlines => ({
  land: pathIn(drawing, 'land'),
  borders: pathIn(drawing, 'borders'),
});
