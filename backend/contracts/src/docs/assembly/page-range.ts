import { z } from 'zod';
import { pageShape } from '../shown-place';

/** A range of pages of a file, both ends included, counted from 1. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** Range of pages of a file; both are included, the first page is 1. */
export const pageRange = z.strictObject({ from: pageShape, to: pageShape });

/** Maximum number of parts that one file can be split into. */
export const MOST_PARTS = 100;

/** Returns true if the parts are in the order of the file and no page belongs to two of them. */
export const areInOrder = (parts: readonly PageRange[]): boolean =>
  parts.every(({ from, to }, at) => from <= to && from > (parts[at - 1]?.to ?? 0));
