import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { DOC_ROLES, DOC_SUBSCRIPTIONS } from './doc-access';
import type { Box } from './reading';
import type { PageGrid } from './typeset';

/** Words of one line of a cell, each letter as wide as the others. */
export interface TypesetRun {
  readonly text: string;
  readonly box: Box;
}

/** A page of a file that has none of its own, made of its words; `width` and `height` are in points. */
export interface WrittenPage {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly TypesetRun[];
  readonly grids: readonly PageGrid[];
}

/** What browsers cannot show of a file by themselves. */
export interface ShownPages {
  /** Pages of words; none where the pages are pictures. */
  readonly pages: readonly WrittenPage[];
  /** Number of pages that are pictures, each at the address of the file with its number as `page`. */
  readonly pictures: number;
  /** Lines and rows for which there was no room. */
  readonly left_out: number;
}

const input = z.strictObject({ id: z.string().max(64) });

/** Pages of a document that is no PDF and no picture that browsers know. */
export const docPages = defineCall({
  name: 'doc_pages',
  label: 'Pages of a document',
  method: 'GET',
  allow: DOC_ROLES,
  subscription: DOC_SUBSCRIPTIONS,
  input,
  writes: false,
  // The same file has the same pages.
  dependsOn: [],
});

/** The same of a document that a partner shares. */
export const sharedDocPages = defineCall({
  name: 'shared_doc_pages',
  label: 'Pages of a shared document',
  method: 'GET',
  allow: DOC_ROLES,
  subscription: 'value-chain',
  input,
  writes: false,
  dependsOn: [],
});
