import { FACTOR_IMPORT_TEXTS } from '@lichen/contracts/activities/factors/factor-import.call';
import { factorImport, type FactorImportState } from '@lichen/contracts/activities/factors/factor-import.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { notFound } from '@lichen/contracts/api/problems';
import { z } from 'zod';
import type { JobBatch, WriteJobBatch } from '../../../../platform/engine/jobs/job-batch';
import { fileRecords } from '../../../../platform/files/file-records';
import type { Job, JobKind, JobTools } from '../../../../platform/jobs/job';
import type { Platform } from '../../../../platform/platform';
import { sha256 } from '../../../../platform/sha256';
import { jobReader } from '../../calculations/job-records.query';
import { completeJobRecord } from '../../../../platform/engine/jobs/complete-job-record';
import { type PlannedImport, plannedImport, type CurrentTables } from './planned-import.query';
import { storedBytes } from '../../../../platform/files/stored-bytes';

export type FactorImport = RecordOf<typeof factorImport>;

export const READ_FACTORS = 'factors.read';
export const STORE_FACTORS = 'factors.store';
const ATTEMPTS = 3;

const input = z.strictObject({ id: z.string() });

/** Dependencies of the jobs that read and store a file of factors. */
export interface FactorImportParts extends CurrentTables {
  readonly platform: Platform;
  readonly write: WriteJobBatch;
  /** Loads newly stored factors and rates into this process. */
  refresh(): Promise<unknown>;
}

interface Run {
  readonly parts: FactorImportParts;
  readonly job: Job;
  readonly tools: JobTools;
  readonly record: FactorImport;
}

const sealOf = ({ plan }: PlannedImport): string => sha256(JSON.stringify(plan));

export const asStored = (record: unknown) => record as RecordOf<Entity>;

async function planOf({ parts, job, record }: Run) {
  const { platform } = parts;
  const file = await fileRecords(platform.database, platform.clock).find(job.companyId, record.file_id);
  if (!file) throw notFound();
  await parts.refresh();
  const bytes = await storedBytes(platform.files, file.hash);
  return plannedImport(bytes, parts, record.year ?? undefined);
}

/** Updates the import if it is still in the expected state; somebody may have discarded it meanwhile. */
const finish = (
  { parts, job, tools, record }: Run,
  from: FactorImportState,
  changes: Partial<FactorImport> & Pick<FactorImport, 'state'>,
  along?: (batch: JobBatch) => Promise<void>,
): Promise<void> => {
  const end = { entity: factorImport, id: record._id, from: [from], changes, type: changes.state };
  return completeJobRecord(parts.write, job, tools, { ...end, ...(along ? { along } : {}) }, tools.checkpoint);
};

/** Determines what the file would change, or why it is refused, without storing it. */
async function read(run: Run): Promise<unknown> {
  const found = await planOf(run);
  if ('faults' in found) {
    await finish(run, 'reading', { state: 'refused', faults: [...found.faults] });
    return { faults: found.faults.length };
  }
  await finish(run, 'reading', { state: 'proposed', plan: found.plan, digest: sealOf(found) });
  return { changed: found.plan.changed };
}

/** Stores the planned changes and the new state in one transaction. */
async function store(run: Run): Promise<unknown> {
  const { parts, record } = run;
  const found = await planOf(run);
  const { clock, database } = parts.platform;
  if ('faults' in found) {
    await finish(run, 'storing', { state: 'refused', faults: [...found.faults], plan: null });
    return { faults: found.faults.length };
  }
  if (sealOf(found) !== record.digest) {
    const message = FACTOR_IMPORT_TEXTS.changedMeanwhile;
    await finish(run, 'storing', { state: 'proposed', plan: found.plan, digest: sealOf(found), message });
    return { changed: found.plan.changed };
  }
  const at = { dialect: database.dialect, importId: record._id, now: clock.now() };
  await finish(run, 'storing', { state: 'stored' }, ({ unit }) => found.write(unit.sql, at));
  await parts.refresh();
  return { stored: true };
}

const kindOf = (
  parts: FactorImportParts,
  kind: string,
  run: (run: Run) => Promise<unknown>,
  [during, failed, cancelled]: readonly [FactorImportState, FactorImportState, FactorImportState],
): JobKind => {
  const running = async (job: Job, tools: JobTools): Promise<Run> => {
    const record = await jobReader(parts.platform, job)(factorImport).get(input.parse(job.input).id);
    return { parts, job, tools, record };
  };
  return {
    kind,
    attempts: ATTEMPTS,
    run: async (job, tools) => run(await running(job, tools)),
    gaveUp: async (job, tools) => finish(await running(job, tools), during, { state: failed }),
    cancelled: async (job, tools) => finish(await running(job, tools), during, { state: cancelled }),
  };
};

/** Jobs that read a file for review and, once somebody accepts it, store its factors. */
export const factorImportJobs = (parts: FactorImportParts): readonly JobKind[] => [
  kindOf(parts, READ_FACTORS, read, ['reading', 'failed', 'discarded']),
  kindOf(parts, STORE_FACTORS, store, ['storing', 'proposed', 'proposed']),
];
