import { z } from 'zod';
import type { Box } from './reading';

const share = z.number().min(0).max(1);
const extent = z.number().positive().max(1);

/** Rectangle on a page, as fractions of the page's width and height from its top left corner. */
export const boxShape = z.strictObject({ x: share, y: share, width: extent, height: extent });
/** Page number; the first page is 1. */
export const pageShape = z.number().int().min(1).max(1000);

/** Place on a page where a person showed the value of a field, and the text printed there. */
export interface ShownPlace {
  readonly page: number;
  readonly box: Box;
  readonly raw: string;
}

/** Places on the pages, by field name. */
export type ShownPlaces = Readonly<Record<string, ShownPlace>>;

/** Maximum number of characters stored of the printed text. */
export const MOST_RAW = 500;

/** Schema of a `ShownPlace`. */
export const shownPlaceShape = z.strictObject({ page: pageShape, box: boxShape, raw: z.string().max(MOST_RAW) });
