import { recalculation } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { decideInventoryYear, INVENTORY_YEAR_TEXTS } from '@lichen/contracts/activities/years/inventory-year.call';
import { type Approver, inventoryYear } from '@lichen/contracts/activities/years/inventory-year.entity';
import { invalid, notFound, refused } from '@lichen/contracts/api/problems';
import type { EventOf } from '@lichen/contracts/entity/entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import { account } from '@lichen/contracts/identity/account.entity';
import { logMark } from '../../../platform/audit/log-mark';
import type { Context, Read } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { handler } from '../../../platform/module';
import { addEvent, asStored, type Company, setApprovedYears, UNAPPROVED, type Year } from './kept-change.rules';
import { expectNoChangeBy, isSamePerson, validFirst, wasAskedOfTwo } from './people/first-approval.query';
import { type Seal, sealYear } from './sealed-rows.query';

interface Deciding {
  readonly unit: UnitOfWork;
  readonly context: Context;
  readonly year: number;
  readonly note: string | null;
  readonly known: Year | undefined;
  readonly company: Company;
}

const write = (
  { unit, known, context, year }: Deciding,
  changes: Partial<Year>,
  type: EventOf<typeof inventoryYear>,
) => {
  if (known) return unit.update(inventoryYear, asStored(known), changes, type);
  const fresh = { ...newRow(context), _id: context.newId(), year, ...UNAPPROVED, note: null, ...changes };
  return unit.insert(inventoryYear, fresh as Year, type);
};

const isBeingWritten = async (read: Read) => (await read(recalculation).count({ where: { state: 'committing' } })) > 0;

/** Tells whether two people approve: the account asks for it, or did when this approval began or the last one was given. */
const needsTwo = ({ company, known }: Deciding): boolean =>
  company.year_approvals === 'two' || Boolean(known?.first) || (known?.approvers?.length ?? 0) > 1;

/**
 * Approves a year. The first of two approvals is valid while the rows stay the same and the person may approve;
 * otherwise the second person gives the first one.
 */
async function approve(deciding: Deciding, { seal, sealed }: Seal): Promise<'approved' | 'waiting'> {
  const { unit, context, company, year, note, known } = deciding;
  const me: Approver = { id: context.userId, by: context.email, on: context.now };
  const first = await validFirst(unit.read, known, seal);
  const entry = { year, reason: note, seal, rows: sealed.rows, approval_id: null };
  const isByTwo = needsTwo(deciding);
  if (isByTwo && !first) {
    await addEvent(unit, context, { ...entry, kind: 'first_approve' });
    await write(deciding, { first: { ...me, seal } }, 'first_approve');
    return 'waiting';
  }
  if (first) {
    if (isSamePerson(first, me)) throw refused(INVENTORY_YEAR_TEXTS.secondPerson);
    await expectNoChangeBy(unit.read, year, me.by);
  }
  const approvers = first ? [{ id: first.id, by: first.by, on: first.on }, me] : [me];
  const isAlone = !isByTwo && (await wasAskedOfTwo(unit.read, year));
  const approval_id = await addEvent(unit, context, { ...entry, kind: isAlone ? 'approve_alone' : 'approve' });
  const signed = { approved_by: me.by, approved_on: me.on, approvers, first: null, note };
  const held = { seal, sealed, approval_id, approved_ug: sealed.scopes };
  await write(deciding, { state: 'approved', ...signed, ...held }, 'approve');
  await setApprovedYears(unit, company, [...new Set([...(company.approved_years ?? []), year])].sort());
  return 'approved';
}

async function reopen(deciding: Deciding): Promise<'open'> {
  const { unit, context, company, year, note, known } = deciding;
  if (known?.state !== 'approved' && !known?.first) throw refused(INVENTORY_YEAR_TEXTS.notApproved);
  if (known.state === 'approved' && !note) throw invalid({ note: INVENTORY_YEAR_TEXTS.whyReopened });
  await addEvent(unit, context, { year, kind: 'reopen', reason: note, seal: null, rows: null, approval_id: null });
  await write(deciding, { ...UNAPPROVED, note }, 'reopen');
  const others = (company.approved_years ?? []).filter((each) => each !== year);
  await setApprovedYears(unit, company, others);
  return 'open';
}

async function expectApprovable({ unit, context, year, known }: Deciding, { seal }: Seal): Promise<void> {
  if (known?.state === 'approved' && known.seal === seal) throw refused(INVENTORY_YEAR_TEXTS.alreadyApproved);
  if (yearBounds(year).to >= context.today) throw refused(INVENTORY_YEAR_TEXTS.notOver);
  if (await isBeingWritten(unit.read)) throw refused(INVENTORY_YEAR_TEXTS.recalculating);
}

/**
 * Decides on a year. It is sealed before the transaction, and again only if somebody wrote meanwhile. Changes of
 * figures share a lock on the company's row that an approval takes exclusively, so a change is either in the seal or
 * meets an approved year.
 */
export const decideYearCall = handler(decideInventoryYear, async (asked) => {
  const { input, context, read, write: inTransaction, platform } = asked;
  const { year, decision, note = null } = input;
  const { database } = platform;
  const mark = await logMark(database, context.companyId);
  const before = decision === 'approve' ? await sealYear(read, year) : null;
  const state = await inTransaction(async (unit) => {
    const company = await unit.records(account).held(context.companyId, 'exclusive');
    if (!company) throw notFound();
    const [known] = await unit.read(inventoryYear).list({ where: { year } });
    const deciding = { unit, context, year, note: note?.trim() || null, known, company };
    if (!before) return reopen(deciding);
    const inside = { dialect: database.dialect, all: unit.sql.all };
    const isStill = (await logMark(inside, context.companyId, mark)) === mark;
    const seal = isStill ? before : await sealYear(unit.read, year);
    await expectApprovable(deciding, seal);
    return approve(deciding, seal);
  });
  return { ok: true, obj: { year, state } };
});
