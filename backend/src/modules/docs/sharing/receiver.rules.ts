import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import type { Connections, Counterpart } from '../../../platform/connections/connections';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';

/** Name of a company without set-up in another company's log. */
const UNNAMED = 'A connected company';

interface Connected extends Counterpart {
  readonly recordId: string;
}

/** The company at the other end of a partner, where the two are connected. */
export async function connectedWith(
  connections: Connections,
  { sql }: Pick<UnitOfWork, 'sql'>,
  companyId: string,
  partner_id: string,
): Promise<Connected | undefined> {
  const other = await connections.counterpart(sql, { companyId, recordId: partner_id });
  return other && other.recordId !== null ? (other as Connected) : undefined;
}

/** The rows of a connected company, which is told which company acts and none of its people. */
export async function rowsOf(unit: UnitOfWork, other: Counterpart, companyId: string): Promise<UnitOfWork> {
  const name = (await unit.read(companyProfile).find(companyId))?.company_name ?? UNNAMED;
  return unit.across(other, name);
}
