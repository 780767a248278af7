import { defineEntity } from '../../entity/entity';
import { integer, internal, json, optional, text, worded } from '../../entity/fields';
import { ADMIN, NOBODY } from '../../portal/roles';
import type { FileFault } from './factor-import-texts';

/** A file is read and its changes are proposed; nothing is stored until a user decides. */
export const FACTOR_IMPORT_STATES = {
  reading: 'Reading',
  proposed: 'Ready for review',
  refused: 'Refused',
  storing: 'Storing',
  stored: 'Stored',
  discarded: 'Discarded',
  failed: 'Failed',
} as const;
export type FactorImportState = keyof typeof FACTOR_IMPORT_STATES;

export const FACTOR_FILE_KINDS = ['factors', 'rates'] as const;
export type FactorFileKind = (typeof FACTOR_FILE_KINDS)[number];

/** A figure that the import would replace. Digits as published. */
export interface FigureChange {
  readonly label: string;
  readonly unit: string;
  readonly before: string;
  readonly after: string;
  /** Change in percent of the earlier figure; null where that was zero. */
  readonly percent: number | null;
}

/** Preview of a factor import, shown before a person decides. Counts are rows of the file. */
export interface FactorImportPlan {
  readonly kind: FactorFileKind;
  /** The edition that the file would create; null for rates, which belong to no edition. */
  readonly set: { id: string; publisher: string; title: string; edition: string; valid_from: number } | null;
  readonly fresh: number;
  readonly changed: number;
  readonly same: number;
  readonly gone: number;
  readonly blank: number;
  readonly biggest: readonly FigureChange[];
  /** The first of the figures that the file no longer contains. */
  readonly missing: readonly { label: string; unit: string }[];
}

/** An uploaded file of factors or rates; an upload creates it, and `decide_factor_import` stores or discards it. */
export const factorImport = defineEntity({
  name: 'factor_imports',
  label: 'Factor import',
  subscription: 'activities',
  fields: {},
  derived: {
    name: text('File', 255),
    state: worded('State', FACTOR_IMPORT_STATES),
    job_id: optional(text('Job', 64)),
    file_id: internal(text('File id', 64)),
    /** Entered by the operator where the file names no year. */
    year: optional(integer('Year')),
    plan: optional(json<FactorImportPlan>('Proposed changes')),
    /** Digest of the plan: the import is stored only if it still matches the plan that was reviewed. */
    digest: internal(optional(text('Digest', 64))),
    faults: optional(json<FileFault[]>('Problems')),
    message: optional(text('Message', 300)),
    decided_by: optional(text('Decided by', 254)),
  },
  allow: { list: ADMIN, read: ADMIN, create: NOBODY, update: NOBODY, remove: NOBODY },
  events: { store: 'Stored', discard: 'Discarded' },
  filters: { state: { kind: 'oneOf', field: 'state' } },
  sorts: ['created_on'],
});
