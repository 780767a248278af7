import { createRequire } from 'node:module';

/** Contracts as they were built: what is written there once is no list of a proof's own. */
const contract = createRequire(import.meta.url);

/** @type {{ ROLES: readonly string[] }} */
export const { ROLES } = contract('@lichen/contracts/portal/roles');

/** @type {{ SUBSCRIPTIONS: readonly string[] }} */
export const { SUBSCRIPTIONS } = contract('@lichen/contracts/portal/subscriptions');
