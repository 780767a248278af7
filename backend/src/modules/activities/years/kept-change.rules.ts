import { inventoryYearChange } from '@lichen/contracts/activities/years/inventory-year-change.entity';
import { inventoryYearEvent } from '@lichen/contracts/activities/years/inventory-year-event.entity';
import { inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import { YEAR_EVIDENCE } from '@lichen/contracts/activities/years/year-evidence';
import { invalid, Problem } from '@lichen/contracts/api/problems';
import { REASON } from '@lichen/contracts/api/reason';
import { CALL_TEXTS } from '@lichen/contracts/text/texts';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { account } from '@lichen/contracts/identity/account.entity';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { ChangedActivity } from './changed-year.query';

export type Year = RecordOf<typeof inventoryYear>;
export type Company = RecordOf<typeof account>;
type Event = RecordOf<typeof inventoryYearEvent>;

export const asStored = (record: unknown) => record as RecordOf<Entity>;

/** Fields of a year that is not approved. */
export const UNAPPROVED = {
  state: 'open',
  ...{ approved_by: null, approved_on: null, approved_ug: null, approvers: null },
  ...{ seal: null, sealed: null, approval_id: null, first: null },
} satisfies Partial<Year>;

/** Returns the id under which changes of an approved year are stored; its own id if approved before seals existed. */
export const approvalOf = ({ approval_id, _id }: Pick<Year, 'approval_id' | '_id'>): string => approval_id ?? _id;

type Evidence = Pick<Event, 'evidence' | 'evidence_hash' | 'evidence_id'>;
const NO_EVIDENCE: Evidence = { evidence: null, evidence_hash: null, evidence_id: null };

/** Keeps the evidence of a reason as long as the history; throws `invalid` if the file is gone. */
async function keptEvidence(unit: UnitOfWork, { evidence: evidence_id }: Context): Promise<Evidence> {
  if (!evidence_id) return NO_EVIDENCE;
  const file = await unit.keepFile(evidence_id, YEAR_EVIDENCE.entity);
  if (!file) throw invalid({ evidence: REASON.evidenceGone });
  return { evidence: file.name, evidence_hash: file.hash, evidence_id };
}

/** Writes an entry of a year's history, which is also logged, and returns its id. */
export async function addEvent(
  unit: UnitOfWork,
  context: Context,
  event: Pick<Event, 'year' | 'kind' | 'reason' | 'seal' | 'rows' | 'approval_id'>,
  evidence: Evidence = NO_EVIDENCE,
): Promise<string> {
  const _id = context.newId();
  const stamp = { by: context.email, on: context.now, call_id: context.requestId };
  await unit.insert(inventoryYearEvent, { ...newRow(context), _id, ...stamp, ...event, ...evidence }, 'create');
  return _id;
}

/** Stores the approved years on the company's row, which this locks; throws a conflict if it changed. */
export async function setApprovedYears(unit: UnitOfWork, company: Company, approved_years: number[]): Promise<void> {
  const isCurrent = await unit.records(account).update(company, { approved_years });
  if (!isCurrent) throw new Problem('conflict', CALL_TEXTS.stale);
}

interface Keeping {
  readonly unit: UnitOfWork;
  readonly context: Context;
  readonly company: Company;
  readonly reason: string;
}

/** Stores the reason and the former rows of a changed approved year; marks or reopens it as the account chose. */
export async function keepChange(
  { unit, context, company, reason }: Keeping,
  record: Year,
  changes: readonly ChangedActivity[],
): Promise<void> {
  const { year } = record;
  const isReopened = company.approved_year_changes === 'reopen';
  const approval_id = approvalOf(record);
  const kind = isReopened ? 'reopen' : 'change';
  const event = { year, kind, reason, seal: null, rows: changes.length, approval_id } as const;
  const event_id = await addEvent(unit, context, event, await keptEvidence(unit, context));
  await unit.records(inventoryYearChange).insert(
    changes.map(({ activity_id, activity_type, before }) => ({
      ...{ _id: context.newId(), year, approval_id, event_id, activity_id, activity_type, before },
    })),
    newRow(context),
  );
  if (!isReopened) return;
  await unit.update(inventoryYear, asStored(record), { ...UNAPPROVED, note: reason }, 'reopen');
  const now = (await unit.records(account).held(context.companyId, 'exclusive')) ?? company;
  await setApprovedYears(
    unit,
    now,
    (now.approved_years ?? []).filter((each) => each !== year),
  );
}
