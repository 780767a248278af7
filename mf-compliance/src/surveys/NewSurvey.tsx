import { paths } from '@lichen/contracts/api/paths';
import { survey } from '@lichen/contracts/compliance/survey.entity';
import { SchemaForm, useConfirmLeave, useSave, useT } from '@lichen/kit';
import { Modal } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import type { SurveyRecord } from './useKeepDraft';

const LAYOUT = [{ fields: ['survey_name'] }];

/** Dialog that creates a survey and opens its editor. */
export function NewSurvey({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const { create } = useSave(survey);
  const mayLeave = useConfirmLeave();
  return (
    <Modal
      open
      title={t('New survey')}
      footer={null}
      onCancel={() => void mayLeave().then((yes) => yes && onClose())}
      destroyOnHidden
    >
      <SchemaForm
        entity={survey}
        stored={undefined}
        initial={{}}
        layout={LAYOUT}
        submitLabel="Create"
        onSubmit={(values) => create(values)}
        onSaved={(made) => navigate(paths.surveyBuilder((made as SurveyRecord)._id))}
        onCancel={onClose}
      />
    </Modal>
  );
}
