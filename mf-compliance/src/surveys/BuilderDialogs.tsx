import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { useT } from '@lichen/kit';
import { Modal } from '@lichen/kit/antd';
import { BreakingDialog } from './BreakingDialog';
import { Differences } from './Differences';
import { FromText } from './FromText';
import { MoveDialog } from './MoveDialog';
import { RemoveDialog } from './RemoveDialog';
import type { Editing } from './form/useEditing';
import type { SurveyRecord } from './useKeepDraft';

export type Dialog = 'move' | 'remove' | 'changes' | 'text';

interface Props {
  editing: Editing;
  dialog: Dialog | null;
  published: Survey | null;
  record: SurveyRecord;
  /** Id of the conversation whose proposal is compared with the form. */
  conversation: string | null;
  onClose: () => void;
}

/** The open dialog of the survey editor. */
export function BuilderDialogs({ editing, dialog, published, record, conversation, onClose }: Props) {
  const t = useT();
  const { question, place, breaking } = editing;
  if (breaking) return <BreakingDialog editing={editing} of={breaking} />;
  if (dialog === 'move' && question && place)
    return <MoveDialog editing={editing} question={question} from={place} onClose={onClose} />;
  if (dialog === 'remove') return <RemoveDialog editing={editing} onClose={onClose} />;
  if (dialog === 'text')
    return <FromText {...{ editing, onClose }} survey_id={record._id} name={record.survey_name} begun={conversation} />;
  if (dialog !== 'changes') return null;
  return (
    <Modal open title={t('What changed')} footer={null} onCancel={onClose} destroyOnHidden>
      <Differences before={published ?? { tabs: [] }} after={editing.survey} />
    </Modal>
  );
}
