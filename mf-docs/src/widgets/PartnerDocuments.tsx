import type { Slots } from '@lichen/contracts/slots';
import { ShareWithPartner } from '../partner-sharing/ShareWithPartner';
import { SharedDocuments } from '../received/SharedDocuments';
import '../shared/docs.css';

/** The documents that one partner has shared, with a button to share documents with them. */
export default function PartnerDocuments({ partner_id }: Slots['partner.docs']) {
  return (
    <>
      <ShareWithPartner partnerId={partner_id} />
      <SharedDocuments partnerId={partner_id} />
    </>
  );
}
