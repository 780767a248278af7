import { defineEntity } from '../entity/entity';
import { integer, internal, json, optional, text, worded } from '../entity/fields';
import { NOBODY } from '../portal/roles';
import type { PageRange } from './assembly/page-range';
import { DOC_ROLES, DOC_SUBSCRIPTIONS } from './doc-access';
import type { Landmarks } from './landmark';
import type { DocumentReading, PageText } from './reading';

/** Outcome of asking an AI service about a document. */
export const SERVICE_STATES = {
  answered: 'Answered',
  unavailable: 'Not reached',
  over_limit: 'Limit of the month reached',
} as const;
export type ServiceState = keyof typeof SERVICE_STATES;

/** A page as a reading stores it. Its words are kept in the file store. */
export type ReadPage = Omit<PageText, 'words'>;

/** One reading of a document. Reading again adds a row, so that applied values keep the places they were read from. */
export const docReading = defineEntity({
  name: 'doc_readings',
  label: 'Reading',
  subscription: DOC_SUBSCRIPTIONS,
  fields: {},
  derived: {
    doc_id: text('Document', 64),
    /** Number of the reading within its document, counted from 1. */
    reading_version: integer('Reading'),
    type: optional(text('Document type', 40)),
    /** Confidence of the document type, in thousandths. */
    type_permille: integer('Certainty of the type'),
    language: optional(text('Language', 10)),
    fields: json<DocumentReading['fields']>('Fields'),
    checks: json<DocumentReading['checks']>('Checks'),
    pages: json<ReadPage[]>('Pages'),
    /** Page ranges of the documents that the file seems to contain; null if it contains only one. */
    parts: optional(json<PageRange[]>('Documents in the file')),
    /** Host and model of the AI service that was asked about the document; null if none was asked. */
    service: optional(text('AI service', 200)),
    service_state: optional(worded('Answer of the AI service', SERVICE_STATES)),
    /** Landmarks of the pages, by which later corrections are remembered. */
    landmarks: internal(optional(json<Landmarks>('Landmarks'))),
  },
  allow: { list: DOC_ROLES, read: DOC_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  filters: { doc_id: { kind: 'oneOf', field: 'doc_id', of: 'docs' } },
  sorts: ['reading_version'],
  order: { field: 'reading_version', descending: true },
  indexes: [['doc_id', 'reading_version']],
  audit: 'none',
});
