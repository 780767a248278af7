import { z } from 'zod';
import type { Box } from './reading';

const share = z.number().min(0).max(1);
const extent = z.number().positive().max(1);

export const boxShape = z.strictObject({ x: share, y: share, width: extent, height: extent });
export const pageShape = z.number().int().min(1).max(1000);

/** Where a person showed the value of a field on the page, and the text printed there. */
export interface ShownPlace {
  readonly page: number;
  readonly box: Box;
  readonly raw: string;
}

export type ShownPlaces = Readonly<Record<string, ShownPlace>>;

/** Maximum number of characters stored of the printed text. */
export const MOST_RAW = 500;

export const shownPlaceShape = z.strictObject({ page: pageShape, box: boxShape, raw: z.string().max(MOST_RAW) });
