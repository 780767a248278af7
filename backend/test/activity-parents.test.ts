import { ACTIVITY_PARENTS } from '@lichen/contracts/activities/activity-parents';
import { AREAS } from '../src/modules/identity/areas';

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
