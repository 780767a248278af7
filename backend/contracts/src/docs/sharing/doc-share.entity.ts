import { z } from 'zod';
import { partnerRef } from '../../compliance/partner.entity';
import { defineEntity } from '../../entity/entity';
import { boolean, day, instant, optional, ref, text, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { DOC_SUBSCRIPTIONS } from '../doc-access';
import { SHARE_ROLES } from './share-roles';

/** States of sharing one document with one partner, with their labels. */
export const SHARE_STATUSES = {
  not_shared: 'Not shared',
  shared: 'Shared',
  recalled: 'Recalled',
} as const;

/** The content and the recipient of a share: file, data, contact and an optional message. */
const shareInput = z.strictObject({
  with_file: z.boolean().optional(),
  with_data: z.boolean().optional(),
  contact_id: z.string().max(64).optional(),
  message: z.string().trim().max(1000).optional(),
});

/**
 * A share of a document with a partner. The record is kept after the document is recalled or deleted, as proof of who
 * could see what and when.
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
    /** Names at the time of sharing; the partner or the document may have been deleted since. */
    partner_name: text('Partner', 100),
    doc_name: text('Document', 255),
    with_file: boolean('The file'),
    with_data: boolean('The data read from it'),
    /** True if a person edited the values, so that the shared data differs from the page. */
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
