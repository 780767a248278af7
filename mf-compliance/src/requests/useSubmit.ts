import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { failureText, useAction, useNotify, useRecords, useSave, useSingleFlight, useT } from '@lichen/kit';

type Request = RecordOf<typeof complianceRequest>;
type Share = RecordOf<typeof docShare>;

const MOST_SHARES = 2000;

/** Submits one document to several requests: by sharing it, or as it is shared already. */
export function useSubmit(doc_id: string | null) {
  const t = useT();
  const notify = useNotify();
  const shares = useRecords(docShare, { doc_id: doc_id ?? '', limit: MOST_SHARES }, { enabled: doc_id !== null });
  const { create } = useSave(docShare);
  const sharing = useAction(docShare, 'share');
  const submitting = useAction(complianceRequest, 'submit');
  const { run, isRunning } = useSingleFlight<boolean>();

  const shareWith = async (share: Share | undefined, request: Request) => {
    if (share?.status === 'shared') return submitting.run(request, { doc_share_id: share._id });
    const made = share ? ({ state: 'saved', record: share } as const) : await create(draftOf(request));
    return made.state === 'saved' ? sharing.run(made.record, {}) : made;
  };
  const draftOf = ({ partner_id }: Request) => ({ partner_id, doc_id: doc_id ?? '' });

  /** Answers whether all of them have it. */
  const submit = (requests: readonly Request[]): Promise<boolean> =>
    run(async () => {
      for (const request of requests) {
        const share = shares.data?.list.find(({ partner_id }) => partner_id === request.partner_id);
        const outcome = await shareWith(share, request);
        if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
        if (outcome.state !== 'saved') return false;
      }
      notify(t('Submitted'), 'good');
      return true;
    });
  return { submit, isReady: doc_id !== null && shares.data !== undefined, isSubmitting: isRunning };
}
