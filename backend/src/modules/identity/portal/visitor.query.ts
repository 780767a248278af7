import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import type { Session } from '../../../platform/accounts/accounts';
import type { Platform } from '../../../platform/platform';
import { isOperator } from '../../../platform/operator';
import { companyRecords } from '../../../platform/engine/company-records';
import type { Visitor } from './areas';

const MOST_REMEMBERED = 50_000;

/** Returns a reader for visitors. Set-up is never undone, so a company that has completed it is not looked up again. */
export function visitorReader({
  database,
  configuration,
}: Pick<Platform, 'database' | 'configuration'>): (session: Session) => Promise<Visitor> {
  const complete = new Set<string>();

  const isSetUp = async (companyId: string) => {
    if (complete.has(companyId)) return true;
    const found = await companyRecords({ database }, companyId)(companyProfile).find(companyId);
    if (!found) return false;
    if (complete.size >= MOST_REMEMBERED) complete.clear();
    complete.add(companyId);
    return true;
  };

  return async ({ companyId, roles, modules, accountType, ...person }) => ({
    roles,
    modules,
    accountType,
    setupComplete: await isSetUp(companyId),
    isOperator: isOperator(configuration, person),
  });
}
