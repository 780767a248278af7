import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { DOC_ROLES } from './doc-access';
import type { DocQueue } from './doc-statuses';

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
  subscription: 'docs',
  input: z.strictObject({ id: z.string().max(64) }),
  // The records are drafted as their areas would write them; nothing is left behind.
  writes: true,
});
