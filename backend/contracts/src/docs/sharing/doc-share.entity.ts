import { z } from 'zod';
import { partnerRef } from '../../compliance/partner.entity';
import { defineEntity } from '../../entity/entity';
import { boolean, day, instant, optional, ref, text, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { DOC_SUBSCRIPTIONS } from '../doc-access';
import { SHARE_ROLES } from './share-roles';

export const SHARE_STATUSES = {
  not_shared: 'Not shared',
  shared: 'Shared',
  recalled: 'Recalled',
} as const;

/** What a sharing says beside whom it goes to: the parts of the document, and words that go with it. */
const shareInput = z.strictObject({
  with_file: z.boolean().optional(),
  with_data: z.boolean().optional(),
  contact_id: z.string().max(64).optional(),
  message: z.string().trim().max(1000).optional(),
});

/**
 * A document and a partner that it may be shared with. It stays when the document is recalled or deleted: as the record
 * of who could see what, from when to when.
 */
export const docShare = defineEntity({
  name: 'doc_shares',
  label: 'Document share',
  subscription: DOC_SUBSCRIPTIONS,
  fields: {
    partner_id: partnerRef(),
    doc_id: ref('Document', 'docs', { as: 'doc', show: ['name'] }),
  },
  derived: {
    status: worded('Status', SHARE_STATUSES),
    /** Names as they were then: the partner or the document may be gone. */
    partner_name: text('Partner', 100),
    doc_name: text('Document', 255),
    with_file: boolean('The file'),
    with_data: boolean('The data read from it'),
    /** Somebody changed what was read, so that the data shared says more than the page. */
    edited: boolean('Edited'),
    expiry_date: optional(day('Expiry date')),
    shared_on: optional(instant('Shared on')),
    shared_by: optional(text('Shared by', 64)),
    recalled_on: optional(instant('Recalled on')),
    recalled_by: optional(text('Recalled by', 64)),
  },
  allow: { list: SHARE_ROLES, read: SHARE_ROLES, create: SHARE_ROLES, update: NOBODY, remove: SHARE_ROLES },
  removedBy: 'recall',
  actions: {
    share: { label: 'Document shared', allow: SHARE_ROLES, input: shareInput },
    recall: { label: 'Document recalled', allow: SHARE_ROLES, input: z.strictObject({}) },
  },
  filters: {
    doc_id: { kind: 'oneOf', field: 'doc_id' },
    partner_id: { kind: 'oneOf', field: 'partner_id' },
    status: { kind: 'oneOf', field: 'status' },
  },
  sorts: ['created_on', 'shared_on'],
  indexes: [['doc_id'], ['partner_id']],
  unique: [{ fields: ['doc_id', 'partner_id'], message: 'There is a share of this document for this partner.' }],
});
