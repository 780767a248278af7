import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { OpenWatch } from '../../../platform/engine/unit/watch';
import type { Plain } from '../../../platform/store/columns';
import { askPartners } from './ask-partners.rules';

/** Partner fields that decide whether a configuration matches. */
const DECIDES = ['partner_roles', 'custom_category', 'invite_status'] as const;

const differs = (before: Plain, after: Plain): boolean =>
  DECIDES.some((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null));

/**
 * Locks all configurations until the end of the transaction and returns the active ones. Inactive ones are locked too:
 * an activation at this moment waits, and then sees the partner as it is now.
 */
export async function heldConfigurations(unit: UnitOfWork) {
  const found = await unit.records(complianceConfiguration).part(['_id']);
  const ids = found.map(({ _id }) => _id);
  if (ids.length === 0) return [];
  await unit.records(complianceConfiguration).hold(ids);
  return unit.records(complianceConfiguration).list({ where: { id: { in: ids }, active: 1 } });
}

/** Asks a partner in the same transaction in which it comes to match an active configuration; C-182. */
export const configurationsFollowed: OpenWatch = ({ context }) => {
  const partners = new Set<string>();
  return {
    note: ({ name }, before, after) => {
      if (name === partner.name && after && (!before || differs(before, after))) partners.add(String(after['_id']));
      const one = after ?? before;
      // A partner's own demand was created or deleted.
      if (name === demand.name && one && (!before || !after) && one['partner_level'] === true)
        partners.add(String(one['partner_id']));
    },
    beforeCommit: async (unit) => {
      if (partners.size === 0) return;
      const configurations = await heldConfigurations(unit);
      if (configurations.length === 0) return;
      const where = { id: { in: [...partners] } };
      await askPartners(unit, context, configurations, await unit.records(partner).list({ where }));
    },
  };
};
