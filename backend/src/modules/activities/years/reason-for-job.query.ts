import { inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import { YEAR_EVIDENCE } from '@lichen/contracts/activities/years/year-evidence';
import { invalid } from '@lichen/contracts/api/problems';
import { REASON } from '@lichen/contracts/api/reason';
import { yearBounds } from '@lichen/contracts/formats/days';
import { account } from '@lichen/contracts/identity/account.entity';
import type { AskModules } from '../../../platform/engine/module-questions';
import type { Context, Read } from '../../../platform/engine/rules';
import { fileRecords } from '../../../platform/files/file-records';
import type { Platform } from '../../../platform/platform';
import type { Sums } from '../../../platform/store/scoped-sums';
import { expectReason } from './touched-year.query';

interface ReasonParts {
  readonly read: Read;
  readonly context: Context;
  readonly ask: AskModules;
  readonly sums: Sums;
  readonly platform: Pick<Platform, 'database' | 'clock'>;
}

/** A calendar year with its first and last day. */
export interface YearDays {
  readonly year: number;
  readonly from: number;
  readonly to: number;
}

const companyOf = ({ read, context }: Pick<ReasonParts, 'read' | 'context'>) => read(account).find(context.companyId);

/** Returns the approved years. */
export const approvedYearsOf = async (asked: Pick<ReasonParts, 'read' | 'context'>): Promise<readonly number[]> =>
  (await companyOf(asked))?.approved_years ?? [];

/** Throws `invalid` before a job starts if the file given as evidence is missing. */
async function expectEvidence({ context, platform }: Pick<ReasonParts, 'context' | 'platform'>): Promise<void> {
  const { evidence, companyId, userId } = context;
  if (!evidence) return;
  const file = await fileRecords(platform.database, platform.clock).find(companyId, evidence);
  if (file?.entity !== YEAR_EVIDENCE.entity || file.createdBy !== userId)
    throw invalid({ evidence: REASON.evidenceGone });
}

/**
 * Requires a reason before a job starts that can change approved years, naming the number of activities in each. The
 * job keeps the reason; its writes are guarded like any others.
 */
export async function expectReasonForJob(
  asked: ReasonParts,
  activitiesIn: (year: YearDays) => Promise<number>,
): Promise<void> {
  await expectEvidence(asked);
  const company = await companyOf(asked);
  const years = company?.approved_years ?? [];
  if (!company || years.length === 0 || asked.context.reason) return;
  const where = { year: { in: years }, state: 'approved' };
  const records = await asked.read(inventoryYear).list({ where, order: [{ column: 'year' }] });
  const touched = records.map(async (record) => {
    const activities = await activitiesIn({ year: record.year, ...yearBounds(record.year) });
    return { record, activities };
  });
  await expectReason({ ...asked, company }, await Promise.all(touched));
}
