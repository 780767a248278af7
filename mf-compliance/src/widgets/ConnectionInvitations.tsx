import { usePortal } from '@lichen/kit';
import { ConnectionInvitations } from '../connections/ConnectionInvitations';

/** Nothing can be answered by an account that has no value chain. */
export default function ConnectionInvitationsWidget() {
  const { account } = usePortal();
  return account.modules.includes('value-chain') ? <ConnectionInvitations /> : null;
}
