import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import { subscriptions } from '../../../platform/accounts/subscriptions';
import type { Platform } from '../../../platform/platform';

/** What an account subscribes to, where nobody of it is signed in; nothing for one that is not there. */
export async function modulesOf(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  companyId: string,
): Promise<readonly Subscription[]> {
  const found = await subscriptions(database, clock).find(companyId);
  return (found?.modules ?? []) as readonly Subscription[];
}
