import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { DOC_ROLES, DOC_SUBSCRIPTIONS } from './doc-access';
import type { DocQueue } from './doc-statuses';
import { boxShape, pageShape } from './shown-place';

/** Number of documents in each queue. */
export type DocQueueCounts = Readonly<Record<DocQueue, number>>;

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

/** One record that apply would make. `co2_kg` is an exact decimal, null where nothing of it counts. */
interface PreviewedRecord {
  readonly doc_type: string;
  readonly entity: string;
  readonly draft: Readonly<Record<string, unknown>>;
  readonly co2_kg: string | null;
  /** Why there is no figure; English. */
  readonly problem: string | null;
  /** Names of its places of which neither a country nor anything else is known: they are asked about before it counts. */
  readonly places_alone: readonly string[];
}

/** What apply would make of a document as it is now, and why types of it make nothing. */
export interface DocPreview {
  readonly records: readonly PreviewedRecord[];
  readonly errors: Readonly<Record<string, string>>;
}

export const previewDoc = defineCall({
  name: 'preview_doc',
  label: 'Preview of what a document makes',
  method: 'POST',
  allow: DOC_ROLES,
  subscription: DOC_SUBSCRIPTIONS,
  input: z.strictObject({ id: z.string().max(64) }),
  // The records are drafted as their areas would write them; nothing is left behind.
  writes: true,
});

/** What is printed in a box of a page; empty where nothing can be read there. */
export interface BoxText {
  readonly text: string;
}

/** Reads a part of a page from its picture: a PDF with text says its words by itself. */
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
    /** Degrees clockwise after which its lines are level. */
    turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  }),
  writes: false,
  dependsOn: [],
});

/** Forgets all places that were learned from the documents of one supplier. */
export const forgetSupplier = defineCall({
  name: 'forget_supplier',
  label: 'Learned places forgotten',
  method: 'POST',
  allow: DOC_ROLES,
  subscription: 'docs',
  input: z.strictObject({ supplier_key: z.string().min(1).max(120) }),
  writes: true,
});
