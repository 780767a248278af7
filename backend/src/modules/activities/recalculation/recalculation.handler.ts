import { decideRecalculation, recalculate } from '@lichen/contracts/activities/recalculation/recalculation.call';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { recalculation } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import type { Entity, EventOf, RecordOf } from '@lichen/contracts/entity/entity';
import { refused } from '@lichen/contracts/api/problems';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { type ServedCall, handler } from '../../../platform/module';
import type { Platform } from '../../../platform/platform';
import { inventoryYears } from '../years/inventory-years.rules';
import { expectReasonForJob } from '../years/reason-for-job.query';
import { wanted } from './preview-page.rules';
import { dependenceCalls } from '../dependence/dependent-figures.handler';
import { COMMIT, PROPOSE } from './recalculation.job';
import { retryOnConflict } from '../../../platform/engine/jobs/complete-job-record';

type Recalculation = RecordOf<typeof recalculation>;

const NOTHING_YET = {
  seen: 0,
  changed: 0,
  written: 0,
  stale: 0,
  closed: 0,
  difference: null,
  decided_by: null,
  job_id: null,
};

const addJob = (
  { jobs }: Platform,
  { sql }: UnitOfWork,
  { companyId, userId }: Context,
  kind: string,
  { _id: id, reason, evidence_id }: Pick<Recalculation, '_id' | 'reason' | 'evidence_id'>,
) => {
  const told = { reason: reason ?? undefined, evidence: evidence_id ?? undefined };
  return jobs.add(sql, { companyId, userId, kind, input: { id }, ...told });
};

/** Creates a recalculation and its job in one transaction; throws `refused` while another is running. */
const recalculateAnswer = handler(recalculate, async (asked) => {
  const { input, context, read, write, platform } = asked;
  const running = await read(recalculation).list({ where: { state: { in: ['computing', 'committing'] } }, limit: 1 });
  if (running.length > 0) throw refused('Another recalculation is running. Wait for it to finish, or cancel it.');
  const record = {
    ...NOTHING_YET,
    _id: context.newId(),
    version: 1,
    created_on: context.now,
    created_by: context.userId,
    updated_on: context.now,
    state: 'computing' as const,
    activity: input.activity ?? null,
    location_id: input.location_id ?? null,
    start_date: input.start_date ?? null,
    end_date: input.end_date ?? null,
    include_approved: input.include_approved ? 1 : null,
    reason: (input.include_approved && context.reason) || null,
    evidence_id: (input.include_approved && context.evidence) || null,
    behind: input.behind ?? null,
  };
  if (input.include_approved)
    await expectReasonForJob(asked, ({ from, to }) =>
      read(activity).count({ where: wanted(record), anyOf: [[{ from: { atMost: to } }], [{ to: { atLeast: from } }]] }),
    );
  await write(async (unit) => {
    const job_id = await addJob(platform, unit, context, PROPOSE, record);
    await unit.insert(recalculation, { ...record, job_id } as Recalculation, 'create');
  });
  platform.jobs.wake();
  return { ok: true, obj: { _id: record._id } };
});

interface Deciding {
  unit: UnitOfWork;
  record: Recalculation;
  context: Context;
  platform: Platform;
}

const change = (
  { unit, record, context }: Deciding,
  changes: Partial<Recalculation>,
  type: EventOf<typeof recalculation>,
) => unit.update(recalculation, record as unknown as RecordOf<Entity>, { ...changes, decided_by: context.email }, type);

const DECISIONS = {
  commit: async (deciding: Deciding) => {
    const { unit, record, context, platform } = deciding;
    if (record.state !== 'proposed') throw refused('Only a proposed recalculation can be committed.');
    const job_id = await addJob(platform, unit, context, COMMIT, record);
    await change(deciding, { state: 'committing', job_id }, 'commit');
  },
  discard: async (deciding: Deciding) => {
    if (deciding.record.state !== 'proposed') throw refused('Only a proposed recalculation can be discarded.');
    await change(deciding, { state: 'discarded' }, 'discard');
  },
  cancel: async (deciding: Deciding) => {
    const { state } = deciding.record;
    if (state !== 'computing' && state !== 'committing') throw refused('There is no recalculation running.');
    // Written changes stay; the rest is a proposal again.
    await change(deciding, { state: state === 'committing' ? 'proposed' : 'discarded' }, 'cancel');
  },
} as const;

const decideAnswer = handler(decideRecalculation, async ({ input, context, read, write, platform }) => {
  const { job_id } = await read(recalculation).get(input.id);
  await retryOnConflict(() =>
    write(async (unit) => {
      const record = await unit.read(recalculation).get(input.id);
      await DECISIONS[input.decision]({ unit, record, context, platform });
    }),
  );
  if (input.decision === 'cancel' && job_id) await platform.jobs.cancel(context.companyId, job_id);
  platform.jobs.wake();
  const { state } = await read(recalculation).get(input.id);
  return { ok: true, obj: { _id: input.id, state } };
});

export const recalculationCalls: readonly ServedCall[] = [
  recalculateAnswer,
  decideAnswer,
  ...dependenceCalls,
  ...inventoryYears.calls,
];
