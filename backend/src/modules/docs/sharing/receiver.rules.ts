import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import type { Connections, Counterpart } from '../../../platform/connections/connections';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';

/** Name of a company without a profile in another company's audit log. */
const UNNAMED = 'A connected company';

interface Connected extends Counterpart {
  readonly recordId: string;
}

/** Returns the company of a connected partner; undefined if the two are not connected. */
export async function connectedWith(
  connections: Connections,
  { sql }: Pick<UnitOfWork, 'sql'>,
  companyId: string,
  partner_id: string,
): Promise<Connected | undefined> {
  const other = await connections.counterpart(sql, { companyId, recordId: partner_id });
  return other && other.recordId !== null ? (other as Connected) : undefined;
}

/** Opens the rows of a connected company. Its audit log names the acting company but none of its people. */
export async function rowsOf(unit: UnitOfWork, other: Counterpart, companyId: string): Promise<UnitOfWork> {
  const name = (await unit.read(companyProfile).find(companyId))?.company_name ?? UNNAMED;
  return unit.across(other, name);
}
