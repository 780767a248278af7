import { INVITE_STATES, partner } from '@lichen/contracts/compliance/partner.entity';
import { type PartnerSummary, partnerSummary } from '@lichen/contracts/compliance/partner-summary.call';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { handler } from '../../../platform/module';

const STATES = Object.keys(INVITE_STATES) as (keyof typeof INVITE_STATES)[];

/** Counts shares in the database: one row per partner, however many documents are shared. */
export const partnerSummaryAnswer = handler(partnerSummary, async ({ read }): Promise<PartnerSummary> => {
  const by = ['partner_id'];
  const [states, connected, given, received] = await Promise.all([
    read(partner).groups({ by: ['invite_status'], measures: [], selection: {} }),
    read(partner).part(['_id', 'share_news'], { where: { invite_status: 'connected' } }),
    read(docShare).groups({ by, measures: [], selection: { where: { status: 'shared' } } }),
    read(sharedDoc).groups({ by, measures: [], selection: {} }),
  ]);
  const counts = new Map(states.map((row) => [row['invite_status'], Number(row['counted'])]));
  const withDocuments = new Set([...given, ...received].map((row) => row['partner_id']));
  return {
    states: STATES.map((state) => ({ state, count: counts.get(state) ?? 0 })),
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    sharing: connected.filter(({ _id, share_news }) => share_news || withDocuments.has(_id)).length,
  };
});
