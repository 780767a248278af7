import { z } from 'zod';
import { pageShape } from '../shown-place';

/** Pages of a file, both among them; counted from 1. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

export const pageRange = z.strictObject({ from: pageShape, to: pageShape });

/** Parts that one file is split into at most. */
export const MOST_PARTS = 100;

/** True where no page is in two parts, and they come in the order of the file. */
export const areInOrder = (parts: readonly PageRange[]): boolean =>
  parts.every(({ from, to }, at) => from <= to && from > (parts[at - 1]?.to ?? 0));
