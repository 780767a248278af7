import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Context } from '../../../platform/engine/rules';
import { keepRemoved } from '../../../platform/engine/unit/kept-records';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Platform } from '../../../platform/platform';

interface Removing {
  readonly database: Pick<Platform['database'], 'dialect'>;
  readonly unit: UnitOfWork;
  readonly context: Context;
}

type Stored = RecordOf<Entity>;

/**
 * Removes demands of a configuration with their submissions, and stores them so that they can be restored. Returns
 * false, and removes nothing, if the configuration is active: a retried job must not remove demands made since.
 */
export async function removeDemands(
  { database, unit, context }: Removing,
  config_id: string,
  ids: readonly string[],
): Promise<boolean> {
  await unit.records(complianceConfiguration).hold([config_id]);
  const where = { id: config_id, active: 1 };
  if ((await unit.records(complianceConfiguration).count({ where })) > 0) return false;
  await unit.records(demand).hold(ids);
  const demands = await unit.records(demand).list({ where: { id: { in: ids } } });
  const submissions = await unit.records(submission).list({ where: { demand_id: { in: ids } } });
  const kept = demands.map((record) => ({
    record: record as unknown as Stored,
    dependents: submissions
      .filter(({ demand_id }) => demand_id === record._id)
      .map((each) => ({ entity: submission.name, record: each as unknown as Stored })),
  }));
  await keepRemoved(database, unit, demand, kept, context);
  if (submissions.length > 0) await unit.removeAll(submission, submissions as unknown as Stored[]);
  if (demands.length > 0) await unit.removeAll(demand, demands as unknown as Stored[]);
  return true;
}
