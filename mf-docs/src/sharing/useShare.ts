import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { InputOf, RecordOf } from '@lichen/contracts/entity/entity';
import { failureText, useAction, useNotify, useSave, useSingleFlight, useT } from '@lichen/kit';
import type { Doc } from '../shared/documents';

type Share = RecordOf<typeof docShare>;
type ShareInput = InputOf<typeof docShare, 'share'>;

/** Shares a document with a partner, by the share that the two have or by a new one. */
export function useShare(record: Doc, shares: readonly Share[]) {
  const t = useT();
  const notify = useNotify();
  const { create } = useSave(docShare);
  const sharing = useAction(docShare, 'share');
  const { run, isRunning } = useSingleFlight<boolean>();

  const shareOf = async (partner_id: string) => {
    const known = shares.find((share) => share.partner_id === partner_id);
    return known ? ({ state: 'saved', record: known } as const) : create({ partner_id, doc_id: record._id });
  };

  /** Answers whether it is shared now. */
  const share = (partner_id: string, input: ShareInput): Promise<boolean> =>
    run(async () => {
      const made = await shareOf(partner_id);
      const outcome = made.state === 'saved' ? await sharing.run(made.record, input) : made;
      if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
      if (outcome.state !== 'saved') return false;
      notify(t('Shared with {partner}', { partner: outcome.record.partner_name }), 'good');
      return true;
    });
  return { share, isSharing: isRunning };
}
