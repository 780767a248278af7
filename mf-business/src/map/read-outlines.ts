/** Grid steps per degree in the outlines; see ops/places/import-outlines.mjs. */
export const STEPS = 200;

/** SVG paths on a grid whose origin is the north pole at the date line. */
export interface Outlines {
  land: string;
  borders: string;
}

function pathIn(drawing: string, id: string): string {
  const found = new RegExp(`<path id="${id}"[^>]* d="([^"]+)"`).exec(drawing)?.[1];
  if (!found) throw new Error(`The outlines have no ${id}`);
  return found;
}

/** Extracts the paths from the SVG file; throws where one is missing. */
export const readOutlines = (drawing: string): Outlines => ({
  land: pathIn(drawing, 'land'),
  borders: pathIn(drawing, 'borders'),
});
