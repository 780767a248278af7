import { join } from 'node:path';
import { ACTIVITY_PARENTS, TYPES_WITH } from '@lichen/contracts/activities/types/shared/activity-parents';
import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { allModules } from '../../src/modules';
import { gatesOf } from '../../src/modules/identity/portal/gates';
import { registryOf } from '../../src/platform/engine/registry';
import { DECLARED } from '../releases/declared-areas';

const gates = gatesOf(DECLARED);

/** The pages that the lists stand on. */
const PAGES: Readonly<Record<string, string>> = {
  location_id: '/business/locations',
  vehicle_id: '/business/vehicles',
  source_id: '/business/power',
  product_id: '/business/product',
  partner_id: '/value-chain',
  profile_id: '/business/staff',
};

it.each(ACTIVITY_PARENTS)('opens activities by $field to exactly those who open the page', ({ field, ...parent }) => {
  const roles = [...parent.roles, ...('readers' in parent ? parent.readers : [])];

  expect(roles.sort()).toEqual([...(gates.get(PAGES[field] ?? '')?.roles ?? [])].sort());
});

const { entities } = registryOf(allModules(join(__dirname, '../../reference'), { sayIn: () => String } as never));

it.each(ACTIVITY_PARENTS)('offers the types that have $field, and no others', ({ field }) => {
  const having = Object.keys(ACTIVITY_TYPES).filter((type) => {
    const known = entities.get(type)?.entity.fields[field];
    return (known as { kind?: string } | undefined)?.kind === 'ref';
  });

  expect([...TYPES_WITH[field]]).toEqual(having);
});
