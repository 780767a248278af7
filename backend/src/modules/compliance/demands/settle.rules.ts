import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { dayAt } from '@lichen/contracts/formats/days';
import { allEnded } from '../../../platform/async/all-ended';
import type { Connections } from '../../../platform/connections/connections';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';
import { type ConnectedCompany, companiesBehind } from './asked-company.rules';
import { resultsOf } from './demand-results';
import { type Demand, EMPTIED, type Submission } from './demand.rules';
import { differs, type SettledDemand, tellOther, type Update, update, writeAll } from './tell-other.rules';

/**
 * Returns the changes of a submission and their event. When the connection ends it loses its file; one that is still
 * undecided is recalled as if its company had done so.
 */
function endOf(before: Submission, status: Submission['status'], asked: ConnectedCompany | undefined) {
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
  asked: ConnectedCompany | undefined,
  { demands, submissions }: { demands: readonly Demand[]; submissions: ReadonlyMap<string, Submission[]> },
  day: number,
  writing: Writing,
): SettledDemand[] {
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
  // Concurrently, so that the statements of all companies are sent together.
  await allEnded(settled.flatMap(({ asked, of }) => (asked ? [tellOther(asked, of, context)] : [])));
}
