import { z } from 'zod';
import type { Box } from './reading';

const share = z.number().min(0).max(1);
const extent = z.number().positive().max(1);

export const boxShape = z.strictObject({ x: share, y: share, width: extent, height: extent });
export const pageShape = z.number().int().min(1).max(1000);

/** Where somebody showed the value of a field, and what is printed there. */
export interface ShownPlace {
  readonly page: number;
  readonly box: Box;
  readonly raw: string;
}

export type ShownPlaces = Readonly<Record<string, ShownPlace>>;

/** Letters of a place that are kept. */
export const MOST_RAW = 500;

export const shownPlaceShape = z.strictObject({ page: pageShape, box: boxShape, raw: z.string().max(MOST_RAW) });
