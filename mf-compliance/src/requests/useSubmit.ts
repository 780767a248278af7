import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { docShare } from '@lichen/contracts/docs/sharing/doc-share.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { failureText, useAction, useNotify, useRecords, useSave, useSingleFlight, useT } from '@lichen/kit';

type Request = RecordOf<typeof complianceRequest>;
type Share = RecordOf<typeof docShare>;

const MOST_SHARES = 2000;

/** Submits one document to several requests; shares it first where it is not shared yet. */
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

  /** Resolves to true if all companies have received it. */
  const submit = (requests: readonly Request[]): Promise<boolean> =>
    run(async () => {
      let sent = 0;
      for (const request of requests) {
        const share = shares.data?.list.find(({ partner_id }) => partner_id === request.partner_id);
        const outcome = await shareWith(share, request);
        // This company received it in an earlier attempt that failed later.
        if (outcome.state === 'failed' && outcome.error.message === DEMAND_TEXTS.answeredAlready) continue;
        if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
        if (outcome.state !== 'saved') return false;
        sent += 1;
      }
      if (sent === 0) {
        notify(t(DEMAND_TEXTS.answeredAlready), 'bad');
        return false;
      }
      notify(t('Submitted'), 'good');
      return true;
    });
  return { submit, isReady: doc_id !== null && shares.data !== undefined, isSubmitting: isRunning };
}
