import { defineEntity } from '../entity/entity';
import { integer, internal, json, optional, text, worded } from '../entity/fields';
import { NOBODY } from '../portal/roles';
import type { PageRange } from './assembly/page-range';
import { DOC_ROLES, DOC_SUBSCRIPTIONS } from './doc-access';
import type { Landmarks } from './landmark';
import type { DocumentReading, PageText } from './reading';

/** How a service answered that was asked about a document. */
export const SERVICE_STATES = {
  answered: 'Answered',
  unavailable: 'Not reached',
  over_limit: 'Limit of the month reached',
} as const;
export type ServiceState = keyof typeof SERVICE_STATES;

/** A page as readings keep it; its words lie in the file store. */
export type ReadPage = Omit<PageText, 'words'>;

/** One reading of a document. The next one stands beside it, so that what was applied keeps its places. */
export const docReading = defineEntity({
  name: 'doc_readings',
  label: 'Reading',
  subscription: DOC_SUBSCRIPTIONS,
  fields: {},
  derived: {
    doc_id: text('Document', 64),
    /** Counts the readings of a document, from 1. */
    reading_version: integer('Reading'),
    type: optional(text('Document type', 40)),
    /** How sure the type is, in thousandths. */
    type_permille: integer('Certainty of the type'),
    language: optional(text('Language', 10)),
    fields: json<DocumentReading['fields']>('Fields'),
    checks: json<DocumentReading['checks']>('Checks'),
    pages: json<ReadPage[]>('Pages'),
    /** Documents that the file seems to hold; null where it is one. */
    parts: optional(json<PageRange[]>('Documents in the file')),
    /** Host and model of the service that was asked about the document; null where nobody was. */
    service: optional(text('AI service', 200)),
    service_state: optional(worded('Answer of the AI service', SERVICE_STATES)),
    /** What corrections are remembered by. */
    landmarks: internal(optional(json<Landmarks>('Landmarks'))),
  },
  allow: { list: DOC_ROLES, read: DOC_ROLES, create: NOBODY, update: NOBODY, remove: NOBODY },
  filters: { doc_id: { kind: 'oneOf', field: 'doc_id', of: 'docs' } },
  sorts: ['reading_version'],
  order: { field: 'reading_version', descending: true },
  indexes: [['doc_id', 'reading_version']],
  audit: 'none',
});
