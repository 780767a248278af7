import { z } from 'zod';
import { partnerRef } from '../../compliance/partner.entity';
import { defineEntity } from '../../entity/entity';
import { boolean, instant, internal, json, optional, ref, text, worded } from '../../entity/fields';
import { NOBODY } from '../../portal/roles';
import { DOC_SUBSCRIPTIONS } from '../doc-access';
import type { DocValues } from '../doc.entity';
import { SHARE_ROLES } from './share-roles';

export const LINK_STATUSES = { open: 'Open', recalled: 'Recalled' } as const;

/** Days for which a link opens, where nothing else is said, and at most. */
export const LINK_DAYS = 30;
export const MOST_LINK_DAYS = 90;

/**
 * A link by which somebody without an account here opens one document: until its end, or until it is recalled. It stays
 * afterwards, as the record of who could see what.
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
    /** Names as they were then. */
    doc_name: text('Document', 255),
    contact_name: text('Contact', 130),
    shared_by_name: text('Shared by', 130),
    with_file: boolean('The file'),
    with_data: boolean('The data read from it'),
    /** What is shared beside the file, as it was then. */
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
