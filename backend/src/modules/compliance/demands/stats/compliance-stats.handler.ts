import { complianceStats } from '@lichen/contracts/compliance/demands/compliance-stats.call';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { dayAt } from '@lichen/contracts/formats/days';
import type { Read } from '../../../../platform/engine/rules';
import { getOrInsertComputed } from '../../../../platform/map-get-or-insert';
import { handler } from '../../../../platform/module';
import type { Where } from '../../../../platform/store/sql';
import { demandGroups } from './demand-groups.query';
import { STATED_FIELDS } from '../demand-results';
import { COUNTED_FIELDS, type LaterProof, statsOfDemands } from './stats-of-demands';

type Submitted = Pick<RecordOf<typeof submission>, (typeof STATED_FIELDS)[number]>;

/** Returns demands with proof that becomes valid after today, with all their submissions. */
async function laterProofs(read: Read, type: Where, today: number): Promise<LaterProof[]> {
  const begins = { ...type, status: { in: ['accepted', 'submitted'] }, from: { above: today } };
  const later = await read(submission).part(['demand_id'], { where: begins });
  if (later.length === 0) return [];
  const ids = [...new Set(later.map(({ demand_id }) => demand_id))];
  const proofs = new Map<string, Submitted[]>();
  for (const each of await read(submission).part(['demand_id', ...STATED_FIELDS], {
    where: { demand_id: { in: ids } },
  }))
    getOrInsertComputed(proofs, each.demand_id, (): Submitted[] => []).push(each);
  const demands = await read(demand).part(['_id', 'frequency', ...COUNTED_FIELDS], { where: { id: { in: ids } } });
  return demands.map((of) => ({ of, proofs: proofs.get(of._id) ?? [] }));
}

const partnersAsked = async (read: Read, where: Where): Promise<number> =>
  (await read(demand).groups({ by: ['partner_id'], measures: [], selection: { where: { ...where, overridden: 0 } } }))
    .length;

export const complianceStatsAnswer = handler(complianceStats, async ({ input, read, context }) => {
  const where = input.doc_id === undefined ? {} : { demand_type_id: input.doc_id };
  const today = dayAt(context.now);
  const [groups, partners, later] = await Promise.all([
    demandGroups(read, where),
    partnersAsked(read, where),
    laterProofs(read, where, today),
  ]);
  return { ok: true, obj: statsOfDemands({ groups, partners, later }, today) };
});
