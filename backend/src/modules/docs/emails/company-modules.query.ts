import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import { subscriptions } from '../../../platform/accounts/subscriptions';
import type { Platform } from '../../../platform/platform';

/** Returns the subscriptions of a company, for code without a session; empty if the company does not exist. */
export async function modulesOf(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  companyId: string,
): Promise<readonly Subscription[]> {
  const found = await subscriptions(database, clock).find(companyId);
  return (found?.modules ?? []) as readonly Subscription[];
}
