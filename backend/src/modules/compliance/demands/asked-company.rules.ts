import type { Connections } from '../../../platform/connections/connections';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { companyNameOf } from '../connections/claimed.operation';

/** Access to the rows of the connected company; `partner_id` is its record of this company. */
export interface ConnectedCompany {
  readonly unit: UnitOfWork;
  readonly companyId: string;
  readonly partner_id: string;
}

/** Returns the company behind a partner; undefined if the two are not connected. */
export async function companyBehind(
  unit: UnitOfWork,
  connections: Connections,
  { companyId }: Pick<Context, 'companyId'>,
  partner_id: string,
): Promise<ConnectedCompany | undefined> {
  const other = await connections.counterpart(unit.sql, { companyId, recordId: partner_id });
  if (!other?.recordId) return undefined;
  const theirs = unit.across(other, await companyNameOf(unit, companyId));
  return { unit: theirs, companyId: other.companyId, partner_id: other.recordId };
}

/** Returns the connected companies behind partners, by partner id. */
export async function companiesBehind(
  unit: UnitOfWork,
  connections: Connections,
  { companyId }: Pick<Context, 'companyId'>,
  partnerIds: readonly string[],
): Promise<ReadonlyMap<string, ConnectedCompany>> {
  const found = new Map<string, ConnectedCompany>();
  const others = await connections.counterparts(unit.sql, companyId, partnerIds);
  if (others.size === 0) return found;
  const actor = await companyNameOf(unit, companyId);
  for (const [partner_id, other] of others)
    if (other.recordId !== null) {
      const theirs = unit.across(other, actor);
      found.set(partner_id, { unit: theirs, companyId: other.companyId, partner_id: other.recordId });
    }
  return found;
}
