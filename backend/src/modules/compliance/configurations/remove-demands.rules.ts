import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';

/**
 * Removes some demands of the configuration with what was submitted for them. False where it is active: work that was
 * given up and begins once more finds what has been asked since.
 */
export async function removeDemands(unit: UnitOfWork, config_id: string, ids: readonly string[]): Promise<boolean> {
  await unit.records(complianceConfiguration).hold([config_id]);
  const where = { id: config_id, active: 1 };
  if ((await unit.records(complianceConfiguration).count({ where })) > 0) return false;
  await unit.records(demand).hold(ids);
  const demands = await unit.records(demand).list({ where: { id: { in: ids } } });
  const submissions = await unit.records(submission).list({ where: { demand_id: { in: ids } } });
  if (submissions.length > 0) await unit.removeAll(submission, submissions as unknown as RecordOf<Entity>[]);
  if (demands.length > 0) await unit.removeAll(demand, demands as unknown as RecordOf<Entity>[]);
  return true;
}
