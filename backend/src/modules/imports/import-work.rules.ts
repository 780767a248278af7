import { fileImport, IMPORT_JOB_NAMES, type ImportState } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
import type { Entity, EventOf, RecordOf } from '@lichen/contracts/entity/entity';
import { Problem } from '@lichen/contracts/api/problems';
import { aboutImport, importJobInput } from './import-job-input.rules';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { JobBatch, WriteJobBatch } from '../../platform/engine/jobs/job-batch';
import type { Read } from '../../platform/engine/rules';
import type { Job, JobKind, JobTools, Progress } from '../../platform/jobs/job';
import { removeImportFile } from './import-file.rules';
import type { Platform } from '../../platform/platform';
import { companyRecords } from '../../platform/engine/company-records';
import { retryOnConflict, completeJobRecord } from '../../platform/engine/jobs/complete-job-record';
import type { ImportKind } from '../../platform/imports/import-kind';
import type { CodeOf } from './import-plan';

export type Import = RecordOf<typeof fileImport>;

export type ImportKinds = ReadonlyMap<string, ImportKind>;

/** Rows per transaction: few enough that other writers do not wait long. */
export const PAGE = 100;
const ATTEMPTS = 3;

export interface ImportParts {
  readonly platform: Platform;
  readonly write: WriteJobBatch;
  /** Import definitions by the name of their entity. */
  readonly kinds: ImportKinds;
  readonly codeOf: CodeOf;
  /** Returns an English text in every language of the portal. */
  readonly everyLanguage: (text: string) => readonly string[];
  /** Rows per transaction. */
  readonly pageSize: number;
}

/** One run of a job on one import. */
export interface ImportRun {
  readonly parts: ImportParts;
  readonly job: Job;
  readonly tools: JobTools;
  readonly id: string;
  /** True to process every row, not only those that wait or were wrong. */
  readonly all: boolean;
}

/** Reads the rows of the job's company, outside of any transaction. */
export const importReader = ({ parts: { platform }, job }: Pick<ImportRun, 'parts' | 'job'>): Read =>
  companyRecords(platform, job.companyId);

/** The import definition of the area that owns the import's entity. */
export function kindOf({ kinds }: Pick<ImportParts, 'kinds'>, { activity }: Pick<Import, 'activity'>): ImportKind {
  const kind = kinds.get(activity);
  if (!kind) throw new Error(`Nobody serves ${activity}`);
  return kind;
}

/** Removes the entity's type, for units of work that take any record. */
export const asStored = (record: unknown) => record as RecordOf<Entity>;

/** The next page of an import's rows after a line. */
export const nextRows = (run: ImportRun, after: number, verdicts: readonly string[]) =>
  importReader(run)(importRow).list({
    where: { import_id: run.id, place: { above: after }, verdict: { in: verdicts } },
    order: [{ column: 'place' }],
    limit: run.parts.pageSize,
  });

/** Writes one batch with its checkpoint, and again if another transaction was in the way. */
export const write = <T>(
  { parts, job, tools }: ImportRun,
  work: (batch: JobBatch) => Promise<T>,
  checkpoint: unknown,
  progress?: Progress,
) => retryOnConflict(() => parts.write(job, tools, work, checkpoint, progress));

/** Updates the import if it is still in the state this job left it in; a user may have cancelled it meanwhile. */
export const completeImport = (
  { parts, job, tools, id }: ImportRun,
  from: ImportState,
  changes: Partial<Import>,
  type: EventOf<typeof fileImport>,
): Promise<void> =>
  completeJobRecord(parts.write, job, tools, { entity: fileImport, id, from: [from], changes, type }, tools.checkpoint);

interface Kind {
  readonly kind: keyof typeof IMPORT_JOB_NAMES;
  /** State of the import while the job runs, and its state when the job fails. */
  readonly during: ImportState;
  readonly after: ImportState;
  run(run: ImportRun): Promise<unknown>;
}

const UNEXPECTED = TEXTS.unexpected;

/** A job kind for imports. Rows it has written stay written; on failure the import's record says so. */
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
        await removeImportFile(parts.platform, job.companyId, running(job, tools).id);
    },
    cancelled: (job, tools) => completeImport(running(job, tools), during, { state: after }, 'cancel'),
  };
};
