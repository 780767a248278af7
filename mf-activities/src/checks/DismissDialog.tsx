import { dismissedFinding } from '@lichen/contracts/activities/checks/dismissed-finding.entity';
import type { ListedFinding } from '@lichen/contracts/activities/checks/checks.call';
import { useSave, useT } from '@lichen/kit';
import { ReasonDialog } from '../shared/ReasonDialog';
import { useFindingSentence } from './useFindingSentence';

/** Dialog to dismiss a finding with a reason, which is kept in the audit log. */
export function DismissDialog({ finding, onClose }: { finding: ListedFinding; onClose: (done: boolean) => void }) {
  const t = useT();
  const sentence = useFindingSentence();
  const { create, isSaving } = useSave(dismissedFinding);
  return (
    <ReasonDialog
      title={t('Dismiss finding')}
      act={t('Dismiss')}
      isRunning={isSaving}
      onAct={(reason) => create({ finding: finding._id, kind: finding.kind, reason })}
      onClose={onClose}
    >
      {sentence(finding)}
    </ReasonDialog>
  );
}
