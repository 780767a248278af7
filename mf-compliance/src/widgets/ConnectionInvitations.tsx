import { usePortal } from '@lichen/kit';
import { ConnectionInvitations } from '../connections/ConnectionInvitations';

/** Renders nothing for an account without the value chain, which cannot accept invitations. */
export default function ConnectionInvitationsWidget() {
  const { account } = usePortal();
  return account.modules.includes('value-chain') ? <ConnectionInvitations /> : null;
}
