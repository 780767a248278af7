import { paths } from '@lichen/contracts/api/paths';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { failureText, useAction, useConfirm, useNotify, useNotifyOutcome } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';

type SharedDoc = RecordOf<typeof sharedDoc>;

/** A document may make hundreds of records, and each of them is calculated. */
const LONG = { patience: 120_000 };

/** Returns the actions on a partner's document: copying it to the own documents, applying it, and undoing that. */
export function useSharedActs(record: SharedDoc) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const notify = useNotify();
  const notifyOutcome = useNotifyOutcome();
  const uploading = useAction(sharedDoc, 'upload');
  const applying = useAction(sharedDoc, 'apply', LONG);
  const unapplying = useAction(sharedDoc, 'unapply', LONG);

  const upload = async () => {
    const outcome = await uploading.run(record, {});
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
    if (outcome.state === 'saved' && outcome.record.doc_id) navigate(paths.document(outcome.record.doc_id));
  };
  const apply = async () => notifyOutcome(await applying.run(record, {}), 'Applied');
  const unapply = async () => {
    const question = { title: 'Unapply', text: 'All data linked to this will be deleted', action: 'Unapply' };
    if (await confirm({ ...question, dangerous: true })) notifyOutcome(await unapplying.run(record, {}), 'Unapplied');
  };
  return { upload, apply, unapply, isRunning: uploading.isRunning || applying.isRunning || unapplying.isRunning };
}
