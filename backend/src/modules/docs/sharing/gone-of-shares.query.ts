import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { goneFilters } from '../../../platform/engine/known-values';
import type { ServedCall } from '../../../platform/module';

type Asking = Pick<Parameters<ServedCall['handle']>[0], 'read' | 'entities'>;
type Named = Readonly<Partial<Record<'doc_id' | 'partner_id', string | undefined>>>;

/** Returns the filters whose document or partner no longer exists, as the list of shares reports them. */
export function goneOfShares({ read, entities }: Asking, { doc_id, partner_id }: Named): Promise<string[]> {
  const entityOf = (name: string) => entities().find((each) => each.name === name);
  const query = {
    doc_id: doc_id === undefined ? [] : [doc_id],
    partner_id: partner_id === undefined ? [] : [partner_id],
  };
  return goneFilters({ read, entityOf }, docShare, query);
}
