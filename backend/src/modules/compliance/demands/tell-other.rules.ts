import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';
import { requestOf, type Told } from './demand-results';
import type { Demand, Submission } from './demand.rules';
import type { ConnectedCompany } from './asked-company.rules';

type Request = RecordOf<typeof complianceRequest>;
type Check = RecordOf<typeof complianceCheck>;
type Stored = RecordOf<Entity>;

export const differs = (before: object, changes: object): boolean =>
  Object.entries(changes).some(
    ([name, value]) =>
      JSON.stringify((before as Record<string, unknown>)[name] ?? null) !== JSON.stringify(value ?? null),
  );

export const update = (record: object, changes: object) => ({ record: record as Stored, changes: { ...changes } });
export type Update = ReturnType<typeof update>;

/**
 * Writes updates grouped by event name. Updates under `settle` only follow from another change and get no event of
 * their own.
 */
export async function writeAll(
  unit: UnitOfWork,
  entity: Entity,
  updates: ReadonlyMap<string, Update[]>,
): Promise<void> {
  for (const [told, some] of updates)
    if (told === 'settle') await unit.apply(some.map((each) => ({ kind: 'update', entity, ...each })));
    else await unit.updateAll(entity, some, told);
}

export interface SettledDemand {
  readonly record: Demand;
  /** True if no company was asked before, so that no request exists. */
  readonly isFirst: boolean;
  readonly told: Told;
  readonly submissions: readonly Submission[];
}

/** Returns the event name of a changed request. */
function requestEvent(before: Request, next: Pick<Request, 'asked' | 'reminded_on'>, told: Told): string {
  if (next.asked !== before.asked) return next.asked ? 'ask' : 'end';
  return next.reminded_on !== before.reminded_on && next.reminded_on !== null ? 'remind' : told;
}

/** Creates or updates the requests of demands. Returns the request ids by demand id. */
async function tellRequests(
  { unit, partner_id }: ConnectedCompany,
  settled: readonly SettledDemand[],
  context: Context,
): Promise<ReadonlyMap<string, string>> {
  const ids = settled.flatMap(({ record, isFirst }) => (isFirst ? [] : [record._id]));
  const where = { demand_id: { in: ids } };
  const known = ids.length > 0 ? await unit.records(complianceRequest).list({ where }) : [];
  const requests = new Map(known.map((each) => [each.demand_id, each]));
  const updates = new Map<string, Update[]>();
  const fresh: Stored[] = [];
  for (const { record, told } of settled) {
    const next = requestOf(record);
    const before = requests.get(record._id);
    if (!before) {
      if (!next.asked) continue;
      const row = { ...newRow(context), created_by: 'connection', _id: context.newId(), partner_id };
      fresh.push({ ...row, asked_on: context.now, ...next } as unknown as Stored);
      continue;
    }
    const changes = { ...next, partner_id, ...(next.asked && !before.asked ? { asked_on: context.now } : {}) };
    if (!differs(before, changes)) continue;
    const event = requestEvent(before, next, told);
    getOrInsertComputed(updates, event, (): Update[] => []).push(update(before, changes));
  }
  // The other company may just have deleted its partner; the connection ends only after that.
  if (fresh.length > 0 && (await unit.records(partner).steady(partner_id)))
    await unit.insertAll(complianceRequest, fresh, 'ask');
  await writeAll(unit, complianceRequest, updates);
  const all = [...known, ...(fresh as unknown as Request[])];
  return new Map(all.map(({ _id, demand_id }) => [demand_id, _id]));
}

const CHECK_EVENTS: Partial<Record<Check['status'], string>> = {
  accepted: 'accept',
  rejected: 'reject',
  recalled: 'recall',
  expired: 'expire',
};

async function tellChecks(
  { unit }: ConnectedCompany,
  submissions: readonly Submission[],
  requests: ReadonlyMap<string, string>,
): Promise<void> {
  if (submissions.length === 0) return;
  const ids = submissions.map(({ check_id }) => check_id);
  const known = await unit.records(complianceCheck).list({ where: { id: { in: ids } } });
  const checks = new Map(known.map((each) => [each._id, each]));
  const updates = new Map<string, Update[]>();
  for (const { check_id, demand_id, status, reason, returned } of submissions) {
    const before = checks.get(check_id);
    if (!before) continue;
    // Submissions move along when one demand replaces another.
    const request_id = requests.get(demand_id) ?? before.request_id;
    const isRejected = status === 'rejected';
    const said = { reason: isRejected ? reason : null, returned: isRejected ? returned : null };
    const changes = { status, ...said, request_id };
    if (!differs(before, changes)) continue;
    const event = status === before.status ? 'settle' : (CHECK_EVENTS[status] ?? 'submit');
    getOrInsertComputed(updates, event, (): Update[] => []).push(update(before, changes));
  }
  await writeAll(unit, complianceCheck, updates);
}

/** Updates the requests and checks of the other company, as the demands and submissions of this one are now. */
export async function tellOther(
  asked: ConnectedCompany,
  settled: readonly SettledDemand[],
  context: Context,
): Promise<void> {
  const requests = await tellRequests(asked, settled, context);
  const submissions = settled.flatMap((each) => each.submissions);
  await tellChecks(asked, submissions, requests);
}
