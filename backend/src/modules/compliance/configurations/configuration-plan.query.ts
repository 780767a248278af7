import {
  type ConfigurationPlan,
  PLANNED,
  type Planned,
} from '@lichen/contracts/compliance/configurations/configuration-plan';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { inParts } from '../../../platform/in-parts';
import type { Read } from '../../../platform/engine/rules';
import { plannedAmong, standingsOf } from './ask-partners.rules';
import type { Configuration } from './planned-of';

/** Most partners listed by name; the counts cover all. */
const NAMED = 500;

async function submissionsOf(read: Read, { _id }: Configuration): Promise<number> {
  const demands = await read(demand).part(['_id'], { where: { config_id: _id } });
  let count = 0;
  for (const some of inParts(demands))
    count += await read(submission).count({ where: { demand_id: { in: some.map((each) => each._id) } } });
  return count;
}

/** Returns ids of partners that have a demand of the configuration but are not connected: they may no longer match. */
export async function askedThoughParted(read: Read, config_id: string): Promise<string[]> {
  const asked = await read(demand).part(['partner_id'], { where: { config_id } });
  const parted: string[] = [];
  for (const some of inParts(asked)) {
    const where = { id: { in: some.map(({ partner_id }) => partner_id) }, invite_status: { not: 'connected' } };
    parted.push(...(await read(partner).part(['_id'], { where })).map(({ _id }) => _id));
  }
  return parted;
}

/** Returns the partners that the configuration would ask, grouped by what would happen to each. */
export async function planOf(read: Read, configuration: Configuration): Promise<ConfigurationPlan> {
  const order = [{ column: 'name' }, { column: 'id' }];
  const names = ['_id', 'name', 'partner_roles', 'custom_category', 'invite_status'] as const;
  const counts = Object.fromEntries(Object.keys(PLANNED).map((each) => [each, 0])) as Record<Planned, number>;
  const partners: ConfigurationPlan['partners'][number][] = [];
  for (const some of inParts(await read(partner).part(names, { order }))) {
    const standings = await standingsOf(
      read,
      [configuration],
      some.map(({ _id }) => _id),
    );
    for (const one of some) {
      const { planned } = plannedAmong(standings, configuration, one);
      if (!planned) continue;
      counts[planned] += 1;
      if (partners.length < NAMED) partners.push({ _id: one._id, name: one.name, planned });
    }
  }
  return { counts, partners, submissions: await submissionsOf(read, configuration) };
}
