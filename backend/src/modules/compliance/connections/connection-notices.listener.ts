import { connectionInvitation } from '@lichen/contracts/compliance/connection-invitation.entity';
import { CONNECTION_NOTICES } from '@lichen/contracts/compliance/connection-texts';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { VALUE_CHAIN_EDITORS } from '@lichen/contracts/compliance/value-chain-roles';
import { member } from '@lichen/contracts/identity/member.entity';
import { paths } from '@lichen/contracts/api/paths';
import { isAllowed } from '@lichen/contracts/portal/roles';
import type { DomainEvent, Listener } from '../../../platform/jobs/outbox';
import type { Platform } from '../../../platform/platform';
import { companyRecords } from '../../../platform/engine/company-records';
import type { Read } from '../../../platform/engine/rules';
import { CONNECTED } from '../../../platform/engine/unit/counterpart-units';

interface Notice {
  text: string;
  company: string;
  link: string;
}

/** The company that ends a connection is not notified. */
const ENDED = 'partners.disconnect';

/** Notice texts by event, for editors of the value chain; the person who acted is in the other company. */
const PARTNER_NEWS: Readonly<Record<string, string>> = {
  'partners.receive_invitation': CONNECTION_NOTICES.received,
  'partners.connect': CONNECTION_NOTICES.connected,
  'partners.reject_invitation': CONNECTION_NOTICES.rejected,
  [ENDED]: CONNECTION_NOTICES.ended,
};
const RECEIVED = 'connection_invitation.receive_invitation';

async function toldOf(read: Read, { type, payload, userId }: DomainEvent): Promise<Notice | undefined> {
  if (type === ENDED && userId !== CONNECTED) return undefined;
  const id = String(payload['id']);
  if (type === RECEIVED) {
    const received = await read(connectionInvitation).find(id);
    return received && { text: CONNECTION_NOTICES.invited, company: received.company_name, link: paths.dashboard };
  }
  const about = await read(partner).find(id);
  const text = PARTNER_NEWS[type];
  return about && text ? { text, company: about.name, link: paths.partner(id) } : undefined;
}

/** Notifies the editors of the value chain, on open pages, of what another company did. */
export const tellOfConnections = ({ database, push }: Platform): Listener => ({
  name: 'compliance.tell-of-connections',
  on: [RECEIVED, ...Object.keys(PARTNER_NEWS)],
  handle: async (event, tx) => {
    const { companyId, id, at } = event;
    const read = companyRecords({ database }, companyId, tx);
    const told = await toldOf(read, event);
    if (!told) return;
    const { text, company, link } = told;
    const people = await read(member).list({ where: { status: 'active' } });
    for (const { _id, roles } of people)
      if (isAllowed(VALUE_CHAIN_EDITORS, roles))
        push.toUser(companyId, _id, 'notice', { id, text, params: { company }, link, created_on: at });
  },
});
