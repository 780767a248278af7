import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { dayAt } from '@lichen/contracts/formats/days';
import type { Connections } from '../../../platform/connections/connections';
import type { Context } from '../../../platform/engine/rules';
import { newRow } from '../../../platform/engine/unit/row-writes';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';
import { companyNameOf } from '../connections/claimed.operation';
import { requestOf, resultsOf, type Told } from './demand-results';
import { type Demand, EMPTIED, type Submission } from './demand.rules';

type Request = RecordOf<typeof complianceRequest>;
type Check = RecordOf<typeof complianceCheck>;
type Stored = RecordOf<Entity>;

/** Access to the rows of the connected company; `partner_id` is its record of this company. */
export interface Asked {
  readonly unit: UnitOfWork;
  readonly companyId: string;
  readonly partner_id: string;
}

/** Returns the company behind a partner; undefined if the two are not connected. */
export async function companyBehind(
  unit: UnitOfWork,
  connections: Connections,
  { companyId }: Pick<Context, 'companyId'>,
  partner_id: string,
): Promise<Asked | undefined> {
  const other = await connections.counterpart(unit.sql, { companyId, recordId: partner_id });
  if (!other?.recordId) return undefined;
  const theirs = unit.across(other, await companyNameOf(unit, companyId));
  return { unit: theirs, companyId: other.companyId, partner_id: other.recordId };
}

/** Returns the connected companies behind partners, by partner id. */
export async function companiesBehind(
  unit: UnitOfWork,
  connections: Connections,
  { companyId }: Pick<Context, 'companyId'>,
  partnerIds: readonly string[],
): Promise<ReadonlyMap<string, Asked>> {
  const found = new Map<string, Asked>();
  const others = await connections.counterparts(unit.sql, companyId, partnerIds);
  if (others.size === 0) return found;
  const actor = await companyNameOf(unit, companyId);
  for (const [partner_id, other] of others)
    if (other.recordId !== null) {
      const theirs = unit.across(other, actor);
      found.set(partner_id, { unit: theirs, companyId: other.companyId, partner_id: other.recordId });
    }
  return found;
}

const differs = (before: object, changes: object): boolean =>
  Object.entries(changes).some(
    ([name, value]) =>
      JSON.stringify((before as Record<string, unknown>)[name] ?? null) !== JSON.stringify(value ?? null),
  );

const update = (record: object, changes: object) => ({ record: record as Stored, changes: { ...changes } });
type Update = ReturnType<typeof update>;

/**
 * Writes updates grouped by event name. Updates under `settle` only follow from another change and get no event of
 * their own.
 */
async function writeAll(unit: UnitOfWork, entity: Entity, updates: ReadonlyMap<string, Update[]>): Promise<void> {
  for (const [told, some] of updates)
    if (told === 'settle') await unit.apply(some.map((each) => ({ kind: 'update', entity, ...each })));
    else await unit.updateAll(entity, some, told);
}

interface Settled {
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
  { unit, partner_id }: Asked,
  settled: readonly Settled[],
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
  { unit }: Asked,
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

/**
 * Returns the changes of a submission and their event. When the connection ends it loses its file; one that is still
 * undecided is recalled as if its company had done so.
 */
function endOf(before: Submission, status: Submission['status'], asked: Asked | undefined) {
  const changes = {
    ...(status === before.status ? {} : { status }),
    ...(asked || before.shared_doc === null ? {} : { shared_doc: null }),
    ...(status === 'recalled' && before.status === 'for_review' ? EMPTIED : {}),
  };
  const told = status === before.status ? 'settle' : status === 'expired' ? 'expire' : 'recall';
  return { changes, told };
}

/** Updates of all demands and submissions, by event name. */
interface Writing {
  readonly demands: Map<string, Update[]>;
  readonly submissions: Map<string, Update[]>;
}

/** Computes the new state of one partner's demands and adds the updates to `writing`. */
function settledOf(
  asked: Asked | undefined,
  { demands, submissions }: { demands: readonly Demand[]; submissions: ReadonlyMap<string, Submission[]> },
  day: number,
  writing: Writing,
): Settled[] {
  const circumstances = { connectedWith: asked?.companyId ?? null, day };
  return demands.map((record) => {
    const own = submissions.get(record._id) ?? [];
    const { changes, told, ended, undecided } = resultsOf(record, own, circumstances);
    if (differs(record, changes))
      getOrInsertComputed(writing.demands, told, (): Update[] => []).push(update(record, changes));
    const statusOf = (each: Submission): Submission['status'] =>
      ended.some(({ _id }) => _id === each._id) ? 'expired' : undecided.includes(each) ? 'recalled' : each.status;
    for (const each of own) {
      const { changes: ending, told: event } = endOf(each, statusOf(each), asked);
      if (differs(each, ending))
        getOrInsertComputed(writing.submissions, event, (): Update[] => []).push(update(each, ending));
    }
    const stated = own.map((each) => ({ ...each, status: statusOf(each) }));
    return { record: { ...record, ...changes }, isFirst: record.with_company === null, told, submissions: stated };
  });
}

async function tellOther(asked: Asked, settled: readonly Settled[], context: Context): Promise<void> {
  const requests = await tellRequests(asked, settled, context);
  const submissions = settled.flatMap((each) => each.submissions);
  await tellChecks(asked, submissions, requests);
}

/**
 * Updates demands to match their submissions and the current day, and the requests and checks of the other companies,
 * all within the caller's transaction.
 */
export async function settleDemands(
  unit: UnitOfWork,
  connections: Connections,
  context: Context,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  // The lock makes the second of two concurrent decisions see the first.
  await unit.records(demand).hold(ids);
  const current = await unit.records(demand).list({ where: { id: { in: ids } } });
  const where = { demand_id: { in: ids } };
  const submissions = new Map<string, Submission[]>();
  for (const each of await unit.records(submission).list({ where }))
    getOrInsertComputed(submissions, each.demand_id, (): Submission[] => []).push(each);
  const byPartner = new Map<string, Demand[]>();
  for (const each of current) getOrInsertComputed(byPartner, each.partner_id, (): Demand[] => []).push(each);
  const behind = await companiesBehind(unit, connections, context, [...byPartner.keys()]);
  const writing: Writing = { demands: new Map(), submissions: new Map() };
  const settled = [...byPartner].map(([partner_id, demands]) => {
    const asked = behind.get(partner_id);
    return { asked, of: settledOf(asked, { demands, submissions }, dayAt(context.now), writing) };
  });
  await writeAll(unit, submission, writing.submissions);
  await writeAll(unit, demand, writing.demands);
  for (const { asked, of } of settled) if (asked) await tellOther(asked, of, context);
}
