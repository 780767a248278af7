import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { DOC_ROLES, DOC_SUBSCRIPTIONS } from './doc-access';
import type { DocQueue } from './doc-statuses';
import { boxShape, pageShape } from './shown-place';

/** Number of documents in each queue. */
export type DocQueueCounts = Readonly<Record<DocQueue, number>>;

/** Returns how many documents of the company are in each queue. */
export const docQueues = defineCall({
  name: 'doc_queues',
  label: 'Documents by queue',
  method: 'GET',
  allow: DOC_ROLES,
  subscription: 'docs',
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['docs'],
});

/** A record that applying the document would create. `co2_kg` is an exact decimal; null if there is no figure. */
interface PreviewedRecord {
  readonly doc_type: string;
  readonly entity: string;
  readonly draft: Readonly<Record<string, unknown>>;
  readonly co2_kg: string | null;
  /** Reason why there is no figure, in English. */
  readonly problem: string | null;
  /** Places known by name alone, without country or other data. The person is asked about them before they count. */
  readonly places_alone: readonly string[];
  /** Stored records that seem to be the same, or cover some of the same days. */
  readonly repeats: readonly Repeat[];
  /** Number of further such records. */
  readonly more_repeats: number;
}

/** A stored record that a document would repeat. `message` says why, in English; days are UTC midnights in ms. */
export interface Repeat {
  readonly message: string;
  readonly entity: string;
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The records that applying a document would create now, and errors by field for the types that cannot be applied. */
export interface DocPreview {
  readonly records: readonly PreviewedRecord[];
  readonly errors: Readonly<Record<string, string>>;
}

/** Time in milliseconds that a page waits for the records of a document to be worked out. */
export const PREVIEW_MS = 120_000;

/** Returns the records that applying the document would create, without creating them. */
export const previewDoc = defineCall({
  name: 'preview_doc',
  label: 'Preview of what a document makes',
  method: 'POST',
  allow: DOC_ROLES,
  subscription: DOC_SUBSCRIPTIONS,
  input: z.strictObject({ id: z.string().max(64) }),
  // The drafts are written by the rules of their areas in a transaction; nothing of it is kept.
  writes: true,
});

/** Text printed in a box of a page; empty if nothing can be read there. */
export interface BoxText {
  readonly text: string;
}

/** Reads the text in a part of a page's picture. Pages of a PDF with a text layer do not need this call. */
export const readBox = defineCall({
  name: 'read_box',
  label: 'Text in a box of a page',
  method: 'POST',
  allow: DOC_ROLES,
  subscription: 'docs',
  input: z.strictObject({
    id: z.string().max(64),
    page: pageShape,
    box: boxShape,
    /** Clockwise rotation in degrees that makes the lines of text level. */
    turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  }),
  writes: false,
  dependsOn: [],
});

/** Deletes all anchors that were learned from the documents of one supplier. */
export const forgetSupplier = defineCall({
  name: 'forget_supplier',
  label: 'Learned places forgotten',
  method: 'POST',
  allow: DOC_ROLES,
  subscription: 'docs',
  input: z.strictObject({ supplier_key: z.string().min(1).max(120) }),
  writes: true,
});
