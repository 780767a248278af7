import { paths } from '@lichen/contracts/api/paths';
import { FORM_BUILDER_TEXTS } from '@lichen/contracts/compliance/form-builder.entity';
import { survey } from '@lichen/contracts/compliance/survey.entity';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { Card, useNotifyOutcome, usePortal, useSave, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { TYPE_WORDS } from '../surveys/form/question-words';
import { CompareWith } from './CompareWith';
import type { Conversation } from './message-words';

/** The proposed form. Partners receive nothing before a person creates a survey from it and publishes that. */
export function Proposal({ of }: { of: Conversation }) {
  const { form, name } = of;
  const t = useT();
  const { may } = usePortal();
  const navigate = useNavigate();
  const notify = useNotifyOutcome();
  const { create, isSaving } = useSave(survey);
  const make = async (draft: Survey) => {
    const outcome = await create({ survey_name: name, draft });
    if (outcome.state === 'saved') navigate(paths.surveyBuilder(outcome.record._id));
    else notify(outcome, '');
  };
  return (
    <Card
      title={t('Proposed form')}
      actions={
        form &&
        may(survey.allow.create) && (
          <Button type="primary" loading={isSaving} onClick={() => void make(form)}>
            {t('Make a survey')}
          </Button>
        )
      }
    >
      {form && may(survey.allow.update) && <CompareWith of={of} />}
      {form ? (
        form.tabs.map(({ id, label, questions }) => (
          <section key={id} className="cv-tab">
            <h3>{label}</h3>
            <ol>
              {questions.map((one) => (
                <li key={one.id}>
                  {one.label}{' '}
                  <span className="cp-quiet">
                    {[t(TYPE_WORDS[one.type]), one.unit, one.required && t('Required')].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))
      ) : (
        <p className="cp-quiet">{t(FORM_BUILDER_TEXTS.noDefinition)}</p>
      )}
    </Card>
  );
}
