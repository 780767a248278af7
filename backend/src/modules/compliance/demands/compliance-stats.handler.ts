import { complianceStats } from '@lichen/contracts/compliance/demands/compliance-stats.call';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { dayAt } from '@lichen/contracts/formats/days';
import type { Read } from '../../../platform/engine/rules';
import { getOrInsertComputed } from '../../../platform/map-get-or-insert';
import { handler } from '../../../platform/module';
import { STATED_FIELDS } from './demand-results';
import { COUNTED_FIELDS, type LaterProofs, statsOfDemands } from './stats-of-demands';

type Submitted = Pick<RecordOf<typeof submission>, (typeof STATED_FIELDS)[number]>;

/** What was submitted for demands with proof that begins after today. */
async function laterProofs(read: Read, type: object, today: number): Promise<LaterProofs> {
  const begins = { ...type, status: { in: ['accepted', 'submitted'] }, from: { above: today } };
  const later = await read(submission).part(['demand_id'], { where: begins });
  if (later.length === 0) return new Map();
  const where = { demand_id: { in: [...new Set(later.map(({ demand_id }) => demand_id))] } };
  const proofs = new Map<string, Submitted[]>();
  for (const each of await read(submission).part(['demand_id', ...STATED_FIELDS], { where }))
    getOrInsertComputed(proofs, each.demand_id, (): Submitted[] => []).push(each);
  return proofs;
}

export const complianceStatsAnswer = handler(complianceStats, async ({ input, read, context }) => {
  const where = input.doc_id === undefined ? {} : { demand_type_id: input.doc_id };
  const today = dayAt(context.now);
  const demands = await read(demand).part([...COUNTED_FIELDS], { where });
  return { ok: true, obj: statsOfDemands(demands, await laterProofs(read, where, today), today) };
});
