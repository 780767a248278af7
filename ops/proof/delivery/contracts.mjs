import { createRequire } from 'node:module';

/** Built contracts, so that the proofs need no lists of their own. */
const contract = createRequire(import.meta.url);

/** @type {{ ROLES: readonly string[] }} */
export const { ROLES } = contract('@lichen/contracts/portal/roles');

/** @type {{ SUBSCRIPTIONS: readonly string[] }} */
export const { SUBSCRIPTIONS } = contract('@lichen/contracts/portal/subscriptions');
