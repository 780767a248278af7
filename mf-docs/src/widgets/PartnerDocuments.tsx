import type { Slots } from '@lichen/contracts/slots';
import { ShareWithPartner } from '../partner-sharing/ShareWithPartner';
import { SharedDocuments } from '../received/SharedDocuments';
import '../shared/docs.css';

/** What one partner has shared with this company, and the way to share with them. */
export default function PartnerDocuments({ partner_id }: Slots['partner.docs']) {
  return (
    <>
      <ShareWithPartner partnerId={partner_id} />
      <SharedDocuments partnerId={partner_id} />
    </>
  );
}
