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

/** The rows of the company that is asked, with its record of this one. */
export interface Asked {
  readonly unit: UnitOfWork;
  readonly companyId: string;
  readonly partner_id: string;
}

/** The company behind a partner, while the two are connected. */
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

/** The companies behind many partners, by the partner. */
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
 * Updates that are told under one name are written together. What merely follows from another change is told in the row
 * of that change.
 */
async function writeAll(unit: UnitOfWork, entity: Entity, updates: ReadonlyMap<string, Update[]>): Promise<void> {
  for (const [told, some] of updates)
    if (told === 'settle') await unit.apply(some.map((each) => ({ kind: 'update', entity, ...each })));
    else await unit.updateAll(entity, some, told);
}

interface Settled {
  readonly record: Demand;
  /** No company was ever asked, so that none has a request. */
  readonly isFirst: boolean;
  readonly told: Told;
  readonly submissions: readonly Submission[];
}

/** Why a request changes, in the words of its log. */
function requestEvent(before: Request, next: Pick<Request, 'asked' | 'reminded_on'>, told: Told): string {
  if (next.asked !== before.asked) return next.asked ? 'ask' : 'end';
  return next.reminded_on !== before.reminded_on && next.reminded_on !== null ? 'remind' : told;
}

/** Answers the requests by their demands. */
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
  // The other company may have deleted its partner a moment ago: the connection ends only afterwards.
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
    // A demand that takes the place of another takes what was submitted along.
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
 * What becomes of a submission, and the name under which it is told. With the connection its file goes; what nobody has
 * decided is taken back as if its company had done so.
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

/** What is written of all demands together, by the name under which it is told. */
interface Writing {
  readonly demands: Map<string, Update[]>;
  readonly submissions: Map<string, Update[]>;
}

/** What demands of one partner have come to; what is written of it is added to `writing`. */
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
 * Brings demands in step with their submissions and with the day, and tells the companies that are asked: in the one
 * transaction of whatever changed.
 */
export async function settleDemands(
  unit: UnitOfWork,
  connections: Connections,
  context: Context,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  // Of two decisions at once the second waits here, and then sees what came of the first.
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
