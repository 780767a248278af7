import type { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { paths } from '@lichen/contracts/paths';

const UPSTREAM: keyof typeof ACTIVITY_TYPES = 'upstream_transmission_distribution';

/** Addresses that links name for a screen which stands elsewhere. The gate there judges as it does everybody who comes. */
export const MOVED: Readonly<Record<string, string>> = {
  // Not the partner called "upstream".
  '/value-chain/upstream': paths.activities({ activity: UPSTREAM }),
  '/business/value-chain/upstream': paths.activities({ activity: UPSTREAM }),
  // The screen of the company, whose tab they are, is not released.
  '/business/statements': paths.business,
};
