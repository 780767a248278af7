import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { DOC_ROLES, DOC_SUBSCRIPTIONS } from './doc-access';
import type { Box } from './reading';
import type { PageGrid } from './typeset';

/** The words of one line of a cell, drawn at equal character widths. */
export interface TypesetRun {
  readonly text: string;
  readonly box: Box;
}

/** A page typeset from the words of a file that has no pages of its own; `width` and `height` are in points. */
export interface WrittenPage {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly TypesetRun[];
  readonly grids: readonly PageGrid[];
}

/** Pages of a file that browsers cannot show by themselves. */
export interface ShownPages {
  /** Typeset pages; empty if the pages are pictures. */
  readonly pages: readonly WrittenPage[];
  /** Number of pages that are pictures. Each is served at the address of the file with its number as `page`. */
  readonly pictures: number;
  /** Number of lines and rows that were left out for lack of space. */
  readonly left_out: number;
}

const input = z.strictObject({ id: z.string().max(64) });

/** Returns the pages of a document whose file is neither a PDF nor a picture that browsers can show. */
export const docPages = defineCall({
  name: 'doc_pages',
  label: 'Pages of a document',
  method: 'GET',
  allow: DOC_ROLES,
  subscription: DOC_SUBSCRIPTIONS,
  input,
  writes: false,
  // The pages of a file never change.
  dependsOn: [],
});

/** Returns the pages of a document that a partner shares. */
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
