import { CHAT_TEXTS, isPhoneWay } from '@lichen/contracts/compliance/chat/chat-words';
import { COMPLIANCE_ROLES } from '@lichen/contracts/compliance/demands/compliance-roles';
import { refused } from '@lichen/contracts/api/problems';
import { profile } from '@lichen/contracts/identity/profile.entity';
import { isAllowed } from '@lichen/contracts/portal/roles';
import type { Context, Read } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import type { Platform } from '../../../platform/platform';
import { type ConnectedCompany, companyBehind } from '../demands/asked-company.rules';
import { type Chat, contactOf } from './known-contact.query';
import { type PhoneRoute, phoneRoute } from './texts/phone-route.rules';

/** The way a message is delivered: into the rows of the other company, as an email, or to a phone. */
export type Route =
  | { readonly by: 'portal'; readonly to: ConnectedCompany }
  | { readonly by: 'email'; readonly address: string; readonly firstName: string }
  | PhoneRoute;

/** True if an active person with this address may open conversations. */
async function isReader(read: Read, address: string): Promise<boolean> {
  const where = { email: address.trim().toLowerCase(), status: 'active' };
  const people = await read(profile).part(['roles'], { where });
  return people.some(({ roles }) => isAllowed(COMPLIANCE_ROLES, roles));
}

/**
 * Returns the route of a message. A conversation between two companies stays between them: once their connection has
 * ended it throws `refused`, and does not fall back to email.
 * A contact without an account is written to in the way that is chosen for them; by email if none is and they have an
 * address.
 */
export async function routeOf(
  unit: UnitOfWork,
  { connections, texts }: Pick<Platform, 'connections' | 'texts'>,
  context: Context,
  chat: Chat,
): Promise<Route> {
  const other = await companyBehind(unit, connections, context, chat.partner_id);
  if (chat.with_company !== null) {
    if (other?.companyId !== chat.with_company) throw refused(CHAT_TEXTS.ended);
    return { by: 'portal', to: other };
  }
  const contact = await contactOf(unit.read, chat);
  if (!contact) throw refused(CHAT_TEXTS.noContact);
  const { email, first_name, message_by } = contact;
  const isByPhone = isPhoneWay(message_by);
  const isInPortal = other && (email === null ? !isByPhone : await isReader(other.unit.read, email));
  if (isInPortal) return { by: 'portal', to: other };
  if (isByPhone || (email === null && message_by === null))
    return phoneRoute(texts, unit, context, { contact, last: chat.channel });
  if (email === null) throw refused(CHAT_TEXTS.noAddress);
  return { by: 'email', address: email, firstName: first_name };
}
