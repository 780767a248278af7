import { z } from 'zod';
import { defineEntity } from '../entity/entity';
import {
  about,
  boolean,
  day,
  instant,
  integer,
  internal,
  json,
  optional,
  ref,
  text,
  texts,
  values,
  worded,
} from '../entity/fields';
import type { FieldErrors } from '../api/problems';
import { MOST_PARTS, type PageRange, pageRange } from './assembly/page-range';
import { DOC_ROLES, DOC_SUBSCRIPTIONS } from './doc-access';
import { DOC_QUEUES, DOC_STATUSES, type FieldState, SET_ASIDE } from './doc-statuses';
import { DOC_CATEGORIES } from './doc-type';
import { EXPIRY_EVENTS } from './expiry';
import type { ReadingCheck } from './reading';
import { WAITS_FOR } from './waits-for';

/** The stored file of a document. `size` is in bytes; `pages` is null until the file has been read. */
export interface DocContents {
  readonly file: string;
  readonly type: string;
  readonly size: number;
  readonly pages: number | null;
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly hash: string;
}

/** Values of a document by field name, as the form of its type defines them. */
export type DocValues = Readonly<Record<string, unknown>>;

/** Something that a person should know before they apply a document. */
export interface DocWarning {
  /** A text of `DOC_TEXTS`. */
  readonly message: string;
  /** Entity of the other record that the warning is about. */
  readonly entity: string;
  readonly id: string;
  readonly name: string;
  /** Number of further records that the message concerns; absent if there are none. */
  readonly more?: number;
}

const forArea = <I extends z.ZodType>(label: string, input: I) => ({ label, allow: DOC_ROLES, input });
const nothing = z.strictObject({});
const recordId = z.string().min(1).max(64);
/** `src_id` is the index of one row, from 0; `allDocRows` means every row. Without either, the document itself. */
const forRows = {
  src_id: z.coerce.number().int().min(0).max(100_000).optional(),
  allDocRows: z.boolean().optional(),
};

/** Moves the `jobs` of an invoice, which clients may send beside `prep_data`, into `prep_data`. */
function jobsAsValues({ jobs, ...sent }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (jobs === undefined) return sent;
  return { ...sent, prep_data: { ...(sent['prep_data'] as object | undefined), jobs } };
}

/** A document of the company: its file, its types, its values and its status. */
export const doc = defineEntity({
  name: 'docs',
  label: 'Document',
  counted: { one: '{count} document', other: '{count} documents' },
  subscription: DOC_SUBSCRIPTIONS,
  fields: {
    name: text('Name', 255),
    /** Ids of the document's types; more than one if its file contains several documents. */
    doc_ids: optional(texts('Document types', { max: 40, maxItems: 10 })),
    prep_data: about(
      optional(values('Values')),
      'Values by field, of all its types together. An update names the fields that change; null empties one',
    ),
    places: about(
      optional(values('Places')),
      'Where on its pages somebody showed the value of a field: page, box and print. An update names the fields that change; null forgets a place',
    ),
    /** Names of the fields that a person has confirmed. */
    confirmed: optional(texts('Confirmed fields', { max: 60, maxItems: 300 })),
    partner_id: optional(ref('Partner', 'partners', { as: 'partner', show: ['name'] })),
    saved_values: about(
      optional(values('Answers')),
      'Answers to a survey by question. An update names the questions that change; null takes an answer back',
    ),
    import_id: about(optional(text('Import', 64)), 'The import that reads the list of a document'),
  },
  reshaped: jobsAsValues,
  hasFile: true,
  derived: {
    status: worded('Status', DOC_STATUSES),
    queue: worded('Queue', DOC_QUEUES),
    /** The first entry of `doc_ids`. */
    doc_type_id: optional(text('Document type', 40)),
    categories: optional(texts('Categories', { max: 20, maxItems: 10 })),
    /** The values as the reader found them. */
    original_data: optional(json<DocValues>('Values as read')),
    field_states: optional(json<Record<string, FieldState>>('State of the fields')),
    checks: optional(json<ReadingCheck[]>('Checks')),
    errors: optional(json<FieldErrors>('Errors')),
    warnings: optional(json<DocWarning[]>('Warnings')),
    error_message: optional(text('Message', 500)),
    contents: optional(json<DocContents>('Contents')),
    /** SHA-256 of the file, by which other documents with the same bytes are found. */
    content_hash: internal(optional(text('Content', 64))),
    file_id: internal(optional(text('Stored file', 64))),
    /** Number of the bill without case, accents and spaces, by which its copies are found. */
    bill_number: internal(optional(text('Bill number', 100))),
    /** Id of an older document with the same file. */
    same_as: optional(text('Uploaded before as', 64)),
    /** Name at the time of the partner whose shared document was uploaded as this one. */
    received_from: optional(text('Received from', 100)),
    /** Id of the email that the document arrived with. */
    email_id: optional(text('Email', 64)),
    /** Set while other documents replace this one: its parts, or the document it was combined into. */
    set_aside: optional(worded('Set aside', SET_ASIDE)),
    /** Id of the document that this one was split off from, and the pages that it holds. */
    part_of: optional(text('Part of', 64)),
    part_pages: optional(json<PageRange>('Pages')),
    /** Id of the document that this one was combined into; on that document, the number of its sources. */
    combined_in: optional(text('Combined into', 64)),
    combined_of: optional(integer('Combined documents')),
    job_id: optional(text('Job', 64)),
    reading_version: optional(integer('Reading')),
    edited: boolean('Edited'),
    manual_entry: boolean('Entered by hand'),
    can_enter: boolean('Can be entered'),
    ignore_entry: boolean('Data entry ignored'),
    auto_parse: boolean('Read'),
    postponed: boolean('Postponed'),
    applied_by_itself: boolean('Applied by itself'),
    /** Null if its types are not applied automatically, and after a person has changed or applied the document. */
    waits_for: optional(worded('Why it waits', WAITS_FOR)),
    applied_types: optional(texts('Applied types', { max: 40, maxItems: 10 })),
    applied_on: optional(instant('Applied on')),
    expiry_date: optional(day('Expiry date')),
    /** The expiry event that was announced last, or `RENEWED`. */
    expiry_told: internal(optional(text('Expiry told', 20))),
    location_id: optional(ref('Location', 'locations', { as: 'location', show: ['name'], readOff: 'prep_data' })),
    /** Id of the survey that the document answers, and the form version that was current when the survey was chosen. */
    survey_type_id: optional(text('Survey', 64)),
    survey_hash: optional(text('Version of the survey', 64)),
    data_shared: boolean('Data shared'),
  },
  allow: { list: DOC_ROLES, read: DOC_ROLES, create: DOC_ROLES, update: DOC_ROLES, remove: DOC_ROLES },
  actions: {
    update_types: forArea('Document type changed', z.strictObject({ types: z.array(z.string().max(40)).max(10) })),
    apply: forArea('Document applied', z.strictObject({ filter: z.string().max(40).optional() })),
    unapply: forArea('Document unapplied', nothing),
    toggle_ignore_entry: forArea('Data entry switched', nothing),
    postpone: forArea('Document postponed', z.strictObject({ postponed: z.boolean() })),
    create_partner: forArea('Partner added from a document', nothing),
    add_doc_supplier: forArea('Supplier chosen', z.strictObject({ supplier: recordId, ...forRows })),
    add_doc_product: forArea('Product chosen', z.strictObject({ product: recordId, ...forRows })),
    add_doc_location: forArea('Location chosen', z.strictObject({ location: recordId, ...forRows })),
    read_again: forArea('Document read again', nothing),
    split: forArea('Document split', z.strictObject({ parts: z.array(pageRange).min(1).max(MOST_PARTS) })),
    join_back: forArea('Document joined back', nothing),
  },
  events: {
    upload: 'Document uploaded',
    split_off: 'Document split off',
    combine: 'Documents combined',
    take_back: 'Document taken back',
    read: 'Document read',
    apply_by_itself: 'Document applied by itself',
    read_failed: 'Reading failed',
    ...EXPIRY_EVENTS,
  },
  filters: {
    docFilter: { kind: 'oneOf', field: 'queue' },
    status: { kind: 'oneOf', field: 'status' },
    category: { kind: 'hasAny', field: 'categories', options: Object.keys(DOC_CATEGORIES) },
    doc_type: { kind: 'hasAny', field: 'doc_ids' },
    demand_type_id: { kind: 'hasAny', field: 'doc_ids' },
    survey_type_id: { kind: 'oneOf', field: 'survey_type_id', of: 'partner_compliance_surveys' },
    partner_id: { kind: 'oneOf', field: 'partner_id' },
    location_id: { kind: 'oneOf', field: 'location_id' },
    from: { kind: 'atLeast', field: 'created_on' },
    to: { kind: 'atMost', field: 'created_on' },
    applied_by_itself: { kind: 'present', field: 'applied_by_itself' },
    waits_for: { kind: 'oneOf', field: 'waits_for' },
    part_of: { kind: 'oneOf', field: 'part_of', of: 'docs' },
    combined_in: { kind: 'oneOf', field: 'combined_in', of: 'docs' },
    search: { kind: 'contains', fields: ['name'] },
  },
  sorts: ['name', 'created_on', 'status', 'expiry_date'],
  indexes: [['queue'], ['content_hash'], ['bill_number'], ['part_of'], ['combined_in']],
});
