import { complianceStats } from '@lichen/contracts/compliance/demands/compliance-stats.call';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { dayAt } from '@lichen/contracts/formats/days';
import { handler } from '../../../platform/module';
import { COUNTED_FIELDS, statsOfDemands } from './stats-of-demands';

export const complianceStatsAnswer = handler(complianceStats, async ({ input, read, context }) => {
  const where = input.doc_id === undefined ? {} : { demand_type_id: input.doc_id };
  const demands = await read(demand).part([...COUNTED_FIELDS], { where });
  return { ok: true, obj: statsOfDemands(demands, dayAt(context.now)) };
});
