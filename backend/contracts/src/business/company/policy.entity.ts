import { everyVerb } from '../../portal/roles';
import { z } from 'zod';
import { defineEntity } from '../../entity/entity';
import {
  boolean,
  choice,
  instant,
  integer,
  internal,
  longText,
  optional,
  presented,
  ref,
  text,
  worded,
} from '../../entity/fields';
import { COMPANY_EDITORS } from './company-editors';
import { POLICY_STATES } from './policy-state';
import { STANDARD_POLICY_IDS } from './standard-policies';

/** A policy of the company: one of the ten standard policies, stored from its first save, or one of its own. */
export const policy = defineEntity({
  name: 'policies',
  label: 'Policy',
  subscription: 'business',
  // On the wire `id` is the id of the standard policy, so the column has another name than the row's `id`.
  table: {
    name: 'company_policies',
    columns: [
      ...['standard_id', 'name', 'required', 'content', 'justification', 'num_words', 'saved_by'],
      ...['has_uploaded_doc', 'doc_id', 'doc_name', 'doc_bytes', 'doc_on'],
    ],
    renamed: { id: 'standard_id' },
  },
  fields: {
    id: optional(choice('Standard policy', STANDARD_POLICY_IDS)),
    name: text('Name', 120),
    required: boolean('Required'),
    content: optional(longText('Content', 50_000)),
    justification: optional(longText('Justification', 2000)),
  },
  derived: {
    num_words: integer('Number of words'),
    has_uploaded_doc: boolean('Has a document'),
    doc_id: internal(optional(text('Document', 64))),
    doc_name: optional(text('File name', 255)),
    doc_bytes: optional(integer('File size')),
    doc_on: optional(instant('Uploaded on')),
    saved_by: optional(ref('Saved by', 'members', { as: 'saver', show: ['first_name', 'last_name'] })),
    completeness: presented(worded('Status', POLICY_STATES)),
  },
  allow: everyVerb(COMPANY_EDITORS),
  actions: {
    clear_uploaded_doc: { label: 'Delete document', allow: COMPANY_EDITORS, input: z.strictObject({}) },
  },
  events: { upload_document: 'Document uploaded', clear_uploaded_doc: 'Document deleted' },
  sorts: ['name', 'updated_on'],
  order: { field: 'name', descending: false },
});

/** Messages for refused changes to a policy. */
export const POLICY_TEXTS = {
  locked: 'Cannot be changed once saved',
  standardStays: 'Standard policies cannot be deleted. If this one does not apply, mark it as not required.',
  wrongType: 'Upload a PDF, Word, RTF or plain text document',
  noPolicy: 'Save the policy before you upload its document',
} as const;
