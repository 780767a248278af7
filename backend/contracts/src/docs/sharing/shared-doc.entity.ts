import { z } from 'zod';
import { partnerRef } from '../../compliance/partner.entity';
import { defineEntity } from '../../entity/entity';
import { boolean, day, instant, internal, json, optional, text, texts, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { DOC_ROLES } from '../doc-access';
import type { DocContents, DocValues } from '../doc.entity';
import { EXPIRY_EVENTS } from '../expiry';
import { DOC_STATUSES } from '../doc-statuses';
import { DOC_CATEGORIES } from '../doc-type';
import type { ShownPlaces } from '../shown-place';

/** A record that applying a shared document changed: its values before, and the values that the document set. */
export interface AppliedTo {
  readonly entity: string;
  readonly id: string;
  /** Null if applying the document created the record. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly set: Readonly<Record<string, unknown>>;
}

const forDocuments = (label: string) => ({ label, allow: DOC_ROLES, input: z.strictObject({}) });

/**
 * A document that a connected partner has shared with this company: name, type, shared data, and the file if it is
 * shared too. The record is deleted when the partner recalls the document.
 */
export const sharedDoc = defineEntity({
  name: 'shared_docs',
  label: 'Shared document',
  // Partner accounts have the value chain subscription but no documents of their own.
  subscription: 'value-chain',
  dependsOn: ['docs'],
  fields: {},
  hasFile: true,
  derived: {
    partner_id: partnerRef(),
    /** Id of the share in the partner's company. */
    share_id: internal(text('Share', 64)),
    name: text('Name', 255),
    status: worded('Status', DOC_STATUSES),
    doc_ids: optional(texts('Document types', { max: 40, maxItems: 10 })),
    doc_type_id: optional(text('Document type', 40)),
    categories: optional(texts('Categories', { max: 20, maxItems: 10 })),
    /** The shared values, without references to records of the other company. */
    prep_data: optional(json<DocValues>('Values')),
    /** Places of the shared values on the pages, by field. */
    places: optional(json<ShownPlaces>('Places')),
    data_shared: boolean('Data shared'),
    contents: optional(json<DocContents>('Contents')),
    expiry_date: optional(day('Expiry date')),
    /** The expiry event that was announced last, or `RENEWED`. */
    expiry_told: internal(optional(text('Expiry told', 20))),
    message: optional(text('Message', 1000)),
    shared_on: instant('Shared on'),
    /** Id of the own document that it was uploaded as. */
    doc_id: optional(text('Own document', 64)),
    applied_on: optional(instant('Applied on')),
    applied_to: internal(optional(json<readonly AppliedTo[]>('Applied to'))),
  },
  allow: { list: DOC_ROLES, read: DOC_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  actions: {
    upload: forDocuments('Document uploaded into own documents'),
    apply: forDocuments('Shared document applied'),
    unapply: forDocuments('Shared document unapplied'),
  },
  events: { share: 'Document shared', ...EXPIRY_EVENTS },
  filters: {
    partner_id: { kind: 'oneOf', field: 'partner_id' },
    category: { kind: 'hasAny', field: 'categories', options: Object.keys(DOC_CATEGORIES) },
    doc_type: { kind: 'hasAny', field: 'doc_ids' },
    search: { kind: 'contains', fields: ['name'] },
  },
  sorts: ['shared_on', 'name', 'expiry_date'],
  order: { field: 'shared_on', descending: true },
  indexes: [['partner_id'], ['share_id']],
});
