import { complianceCheck } from '@lichen/contracts/compliance/demands/check.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { allEnded } from '../../../platform/async/all-ended';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Watching } from '../../../platform/engine/unit/watch';
import type { Where } from '../../../platform/store/sql';
import { companiesBehind } from './asked-company.rules';
import { type Demand, EMPTIED } from './demand.rules';

type Stored = RecordOf<Entity>;

/** Recalls checks that wait for a decision which nobody can make any more. */
async function recallOpen(unit: UnitOfWork, where: Where): Promise<void> {
  const open = await unit.records(complianceCheck).list({ where: { ...where, status: 'for_review' } });
  const recalled = open.map((record) => ({ record: record as unknown as Stored, changes: { status: 'recalled' } }));
  if (recalled.length > 0) await unit.updateAll(complianceCheck, recalled, 'recall');
}

/** Values of a request that is no longer demanded. */
const ENDED = { asked: false, submitted: false, for_review: false };

/** Ends the requests of companies that are no longer connected. */
export async function endRequests(unit: UnitOfWork, partners: ReadonlySet<string>): Promise<void> {
  const partner_id = { in: [...partners] };
  const requests = await unit.records(complianceRequest).list({ where: { partner_id, asked: 1 } });
  const ended = requests.map((record) => ({ record: record as unknown as Stored, changes: ENDED }));
  if (ended.length > 0) await unit.updateAll(complianceRequest, ended, 'end');
  await recallOpen(unit, { partner_id });
}

/** Ends the requests of deleted demands at the other company; the answers stay with the company that gave them. */
export async function endGone(
  unit: UnitOfWork,
  { connections, context }: Watching,
  gone: readonly Demand[],
): Promise<void> {
  const partners = [...new Set(gone.map(({ partner_id }) => partner_id))];
  const behind = await companiesBehind(unit, connections, context, partners);
  const end = async ({ _id, partner_id }: Demand) => {
    const asked = behind.get(partner_id);
    const [request] = asked ? await asked.unit.records(complianceRequest).list({ where: { demand_id: _id } }) : [];
    if (!asked || !request) return;
    const ended = { record: request as unknown as Stored, changes: ENDED };
    if (request.asked) await asked.unit.updateAll(complianceRequest, [ended], 'end');
    await recallOpen(asked.unit, { request_id: request._id });
  };
  // Concurrently, so that the statements of all companies are sent together.
  await allEnded(gone.map(end));
}

/** Statuses of submissions that outlast a connection. */
const LASTING = ['submitted', 'accepted', 'rejected', 'expired'];

/** Recalls submissions that their companies recalled while the two were not connected. */
export async function recallWhileApart(
  unit: UnitOfWork,
  { connections, context }: Watching,
  joined: ReadonlySet<string>,
): Promise<void> {
  const behind = await companiesBehind(unit, connections, context, [...joined]);
  for (const [partner_id, asked] of behind) {
    const where = { partner_id, status: { in: LASTING }, passport_id: null };
    const lasting = await unit.records(submission).part(['_id', 'check_id', 'demand_id'], { where });
    if (lasting.length === 0) continue;
    const id = { in: lasting.map(({ check_id }) => check_id) };
    const checks = await asked.unit.records(complianceCheck).part(['_id'], { where: { id, status: 'recalled' } });
    const gone = new Set(checks.map(({ _id }) => _id));
    const theirs = lasting.filter(({ check_id }) => gone.has(check_id));
    if (theirs.length === 0) continue;
    // The demands are locked first, in the same order as every writer of both; a decision may just be under way.
    await unit.records(demand).hold([...new Set(theirs.map(({ demand_id }) => demand_id))]);
    const held = { ...where, id: { in: theirs.map(({ _id }) => _id) } };
    const recalled = (await unit.records(submission).list({ where: held })).map((record) => ({
      record: record as unknown as Stored,
      changes: { status: 'recalled', ...EMPTIED },
    }));
    if (recalled.length > 0) await unit.updateAll(submission, recalled, 'recall');
  }
}
