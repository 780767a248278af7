import { fileImport, IMPORT_JOB_NAMES, type ImportState } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
import type { Entity, EventOf, RecordOf } from '@lichen/contracts/entity/entity';
import { Problem } from '@lichen/contracts/api/problems';
import { aboutImport, importJobInput } from './import-job-input.rules';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { JobBatch, WriteJobBatch } from '../../platform/engine/jobs/job-batch';
import type { Read } from '../../platform/engine/rules';
import type { Job, JobKind, JobTools, Progress } from '../../platform/jobs/job';
import { removeRefusedFile } from './refused-file.rules';
import type { Platform } from '../../platform/platform';
import { companyRecords } from '../../platform/engine/company-records';
import { retryOnConflict, completeJobRecord } from '../../platform/engine/jobs/complete-job-record';
import type { ImportKind } from '../../platform/imports/import-kind';
import type { CodeOf } from './import-plan';

export type Import = RecordOf<typeof fileImport>;

export type ImportKinds = ReadonlyMap<string, ImportKind>;

/** Rows of one transaction: few enough that others get their turn soon. */
export const PAGE = 100;
const ATTEMPTS = 3;

export interface ImportParts {
  readonly platform: Platform;
  readonly write: WriteJobBatch;
  /** Kinds of records by the names of their entities. */
  readonly kinds: ImportKinds;
  readonly codeOf: CodeOf;
  /** An English text in every language of the portal. */
  readonly everyLanguage: (text: string) => readonly string[];
  /** Rows of one transaction. */
  readonly pageSize: number;
}

/** One run of a job over one import. */
export interface ImportRun {
  readonly parts: ImportParts;
  readonly job: Job;
  readonly tools: JobTools;
  readonly id: string;
  /** Every row is looked at, not only those that wait or were wrong. */
  readonly all: boolean;
}

export const importReader = ({ parts: { platform }, job }: Pick<ImportRun, 'parts' | 'job'>): Read =>
  companyRecords(platform, job.companyId);

/** What the area says of the records of an import. */
export function kindOf({ kinds }: Pick<ImportParts, 'kinds'>, { activity }: Pick<Import, 'activity'>): ImportKind {
  const kind = kinds.get(activity);
  if (!kind) throw new Error(`Nobody serves ${activity}`);
  return kind;
}

export const asStored = (record: unknown) => record as RecordOf<Entity>;

/** The next rows of an import after a line. */
export const nextRows = (run: ImportRun, after: number, verdicts: readonly string[]) =>
  importReader(run)(importRow).list({
    where: { import_id: run.id, place: { above: after }, verdict: { in: verdicts } },
    order: [{ column: 'place' }],
    limit: run.parts.pageSize,
  });

export const write = <T>(
  { parts, job, tools }: ImportRun,
  work: (batch: JobBatch) => Promise<T>,
  checkpoint: unknown,
  progress?: Progress,
) => retryOnConflict(() => parts.write(job, tools, work, checkpoint, progress));

/** Changes the import, if it is still where this work left it: somebody may have cancelled at the same moment. */
export const completeImport = (
  { parts, job, tools, id }: ImportRun,
  from: ImportState,
  changes: Partial<Import>,
  type: EventOf<typeof fileImport>,
): Promise<void> =>
  completeJobRecord(parts.write, job, tools, { entity: fileImport, id, from: [from], changes, type }, tools.checkpoint);

interface Kind {
  readonly kind: keyof typeof IMPORT_JOB_NAMES;
  /** State of the import during this job, and its state when the job fails. */
  readonly during: ImportState;
  readonly after: ImportState;
  run(run: ImportRun): Promise<unknown>;
}

const UNEXPECTED = TEXTS.unexpected;

/** A job of an import. What it had written stays written; the record says that it could not go on. */
export const importJob = (parts: ImportParts, { kind, during, after, run }: Kind): JobKind => {
  const running = (job: Job, tools: JobTools): ImportRun => {
    const { id, all = false } = importJobInput.parse(job.input);
    return { parts, job, tools, id, all };
  };
  return {
    kind,
    label: IMPORT_JOB_NAMES[kind],
    about: aboutImport(parts.kinds),
    attempts: ATTEMPTS,
    run: (job, tools) => run(running(job, tools)),
    gaveUp: async (job, tools, error) => {
      const message = error instanceof Problem ? error.message : UNEXPECTED;
      await completeImport(running(job, tools), during, { state: after, message }, 'fail');
      if (after === 'failed' && error instanceof Problem)
        await removeRefusedFile(parts.platform, job.companyId, running(job, tools).id);
    },
    cancelled: (job, tools) => completeImport(running(job, tools), during, { state: after }, 'cancel'),
  };
};
