import { type ShareReach, shareReach } from '@lichen/contracts/docs/sharing/share.call';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { useCall, useT, useTn } from '@lichen/kit';

/**
 * Reads how many people at a partner would see a shared document, and the available send methods; undefined until
 * loaded.
 */
export const useReach = (partner_id: string, enabled = true): ShareReach | undefined =>
  useCall<RecordAnswer<ShareReach>>(shareReach, { partner_id }, { enabled }).data?.obj;

/** Shows before sharing who will see a document, and what will not be shared. */
export function Reach({ partnerId }: { partnerId: string }) {
  const t = useT();
  const tn = useTn();
  const reach = useReach(partnerId);
  if (!reach?.isConnected) return null;
  const company = reach.company ?? '';
  return (
    <dl className="doc-reach">
      <dt>{t('Who')}</dt>
      <dd>
        {tn(
          reach.people,
          '{count} person at {company} can open it in their portal at once.',
          '{count} people at {company} can open it in their portal at once.',
          { company },
        )}
      </dd>
      <dt>{t('Not shared')}</dt>
      <dd>{t('Your other documents, activities and CO₂e figures, and who else has it.')}</dd>
    </dl>
  );
}
