import { join } from 'node:path';
import { ACTIVITY_PARENTS, TYPES_WITH } from '@lichen/contracts/activities/types/shared/activity-parents';
import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { allModules } from '../src/modules';
import { AREAS } from '../src/modules/identity/portal/areas';
import { registryOf } from '../src/platform/engine/registry';

const { business, 'value-chain': valueChain } = AREAS;
const sections = business?.sections ?? {};

/** The gates of the pages that the lists stand on. */
const PAGES: Readonly<Record<string, { roles: readonly string[] } | undefined>> = {
  location_id: sections['locations'],
  vehicle_id: sections['vehicles'],
  source_id: sections['power'],
  product_id: sections['product'],
  partner_id: valueChain,
  profile_id: sections['staff'],
};

it.each(ACTIVITY_PARENTS)('opens activities by $field to exactly those who open the page', ({ field, roles }) => {
  expect([...roles].sort()).toEqual([...(PAGES[field]?.roles ?? [])].sort());
});

const { entities } = registryOf(allModules(join(__dirname, '../reference'), { sayIn: () => String } as never));

it.each(ACTIVITY_PARENTS)('offers the types that have $field, and no others', ({ field }) => {
  const having = Object.keys(ACTIVITY_TYPES).filter((type) => {
    const known = entities.get(type)?.entity.fields[field];
    return (known as { kind?: string } | undefined)?.kind === 'ref';
  });

  expect([...TYPES_WITH[field]]).toEqual(having);
});
