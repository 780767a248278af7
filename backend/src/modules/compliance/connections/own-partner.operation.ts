import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Connections } from '../../../platform/connections/connections';
import type { Context } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { newRow } from '../../../platform/engine/unit/row-writes';
import { nameKey } from '../partners/name-key';
import { withdrawPending } from './claimed.operation';

type Partner = RecordOf<typeof partner>;

/** Most characters of the name; leaves space for a number in brackets. */
const NAME_MAX = 94;

const EMPTY = {
  customer_ref: null,
  partner_roles: null,
  custom_category: null,
  currency: null,
  share_news: false,
  invite_email: null,
  invite_lang: null,
  invited_on: null,
  invite_expires_on: null,
} as const;

async function named(unit: UnitOfWork, name: string): Promise<Partner | undefined> {
  const [found] = await unit.read(partner).list({ where: { name_key: nameKey(name) }, limit: 1 });
  return found;
}

/** Returns the name, or the name with the first free number in brackets. */
async function freeName(unit: UnitOfWork, name: string): Promise<string> {
  for (let number = 2; await named(unit, name); number += 1) name = `${name.replace(/ \(\d+\)$/, '')} (${number})`;
  return name;
}

/**
 * Returns the id of this company's record of the company it has accepted, set to connected: an existing partner of that
 * name that is not connected, or a new one.
 */
export async function ownPartnerFor(
  unit: UnitOfWork,
  connections: Connections,
  company_name: string,
  context: Context,
): Promise<string> {
  const name = company_name.trim().slice(0, NAME_MAX);
  const connected = { invite_status: 'connected', company_name, connected_on: context.now } as const;
  const same = await named(unit, name);
  if (same && same.invite_status !== 'connected') {
    // The two companies may have invited each other; one connection is enough.
    await withdrawPending(unit, connections, { companyId: context.companyId, recordId: same._id });
    await unit.update(partner, same, { ...connected, invite_expires_on: null }, 'connect');
    return same._id;
  }
  const free = same ? await freeName(unit, name) : name;
  const fresh = {
    ...EMPTY,
    ...connected,
    ...newRow(context),
    _id: context.newId(),
    name: free,
    name_key: nameKey(free),
  };
  await unit.insert(partner, fresh, 'create');
  return fresh._id;
}
