import { defineEntity } from '../../entity/entity';
import { integer, internal, json, optional, text, worded } from '../../entity/fields';
import { ADMIN, NOBODY } from '../../portal/roles';
import type { FileFault } from './factor-import-texts';

/** A file is read and says what it would change; nothing is stored until somebody decides so. */
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

/** One figure that another one would stand in place of. Digits as published. */
export interface FigureChange {
  readonly label: string;
  readonly unit: string;
  readonly before: string;
  readonly after: string;
  /** Per cent of the figure before; null where that was zero. */
  readonly percent: number | null;
}

/** Preview of a factor import, shown before a person decides. Counts are rows of the file. */
export interface FactorImportPlan {
  readonly kind: FactorFileKind;
  /** The edition it would be; null for rates, which stand by themselves. */
  readonly set: { id: string; publisher: string; title: string; edition: string; valid_from: number } | null;
  readonly fresh: number;
  readonly changed: number;
  readonly same: number;
  readonly gone: number;
  readonly blank: number;
  readonly biggest: readonly FigureChange[];
  /** The first of those that are gone. */
  readonly missing: readonly { label: string; unit: string }[];
}

/** A file of factors or rates that the operator brought: made by an upload, decided by `decide_factor_import`. */
export const factorImport = defineEntity({
  name: 'factor_imports',
  label: 'Factor import',
  fields: {},
  derived: {
    name: text('File', 255),
    state: worded('State', FACTOR_IMPORT_STATES),
    job_id: optional(text('Job', 64)),
    file_id: internal(text('File id', 64)),
    /** Given by the operator where the file names none. */
    year: optional(integer('Year')),
    plan: optional(json<FactorImportPlan>('Proposed changes')),
    /** Seal of the plan: what is stored is what was seen, or nothing. */
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
