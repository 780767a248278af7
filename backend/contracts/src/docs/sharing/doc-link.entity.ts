import { z } from 'zod';
import { partnerRef } from '../../compliance/partner.entity';
import { defineEntity } from '../../entity/entity';
import { boolean, instant, internal, json, optional, ref, text, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { DOC_SUBSCRIPTIONS } from '../doc-access';
import type { DocValues } from '../doc.entity';
import { SHARE_ROLES } from './share-roles';

export const LINK_STATUSES = { open: 'Open', recalled: 'Recalled' } as const;

/** Days that a link stays open: the default, and the maximum. */
export const LINK_DAYS = 30;
export const MOST_LINK_DAYS = 90;

/**
 * A link that opens one document to a person without an account, until it ends or is recalled. The record is kept as
 * proof of who could see what.
 */
export const docLink = defineEntity({
  name: 'doc_links',
  label: 'Link to a document',
  subscription: DOC_SUBSCRIPTIONS,
  fields: {},
  derived: {
    doc_id: ref('Document', 'docs'),
    partner_id: partnerRef(),
    contact_id: text('Contact', 64),
    status: worded('Status', LINK_STATUSES),
    /** Names at the time of sharing. */
    doc_name: text('Document', 255),
    contact_name: text('Contact', 130),
    shared_by_name: text('Shared by', 130),
    with_file: boolean('The file'),
    with_data: boolean('The data read from it'),
    /** Document types and values that are shared, as they were at the time of sharing. */
    doc_ids: optional(json<readonly string[]>('Document types')),
    said: internal(optional(json<DocValues>('Values'))),
    message: optional(text('Message', 1000)),
    language: text('Language', 10),
    shared_on: instant('Shared on'),
    shared_by: text('Shared by', 64),
    ends_on: instant('Open until'),
    recalled_on: optional(instant('Recalled on')),
    recalled_by: optional(text('Recalled by', 64)),
  },
  allow: { list: SHARE_ROLES, read: SHARE_ROLES, create: NOBODY, update: NOBODY, remove: SHARE_ROLES },
  removedBy: 'recall',
  actions: { recall: { label: 'Link recalled', allow: SHARE_ROLES, input: z.strictObject({}) } },
  events: { share: 'Document shared by a link' },
  filters: {
    doc_id: { kind: 'oneOf', field: 'doc_id' },
    partner_id: { kind: 'oneOf', field: 'partner_id' },
    status: { kind: 'oneOf', field: 'status' },
  },
  sorts: ['shared_on', 'created_on'],
  order: { field: 'shared_on', descending: true },
  indexes: [['doc_id'], ['partner_id']],
});
