import type { Slots } from '@lichen/contracts/slots';
import { SharedDocuments } from '../received/SharedDocuments';
import '../shared/docs.css';

/** What one partner has shared with this company. */
export default function PartnerDocuments({ partner_id }: Slots['partner.docs']) {
  return <SharedDocuments partnerId={partner_id} />;
}
