import { paths } from '@lichen/contracts/api/paths';
import { survey } from '@lichen/contracts/compliance/survey.entity';
import { ChoiceField, useRecords, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { type FormEvent, useState } from 'react';
import type { Conversation } from './message-words';

const MOST = 200;

/** Chooses an existing survey to compare with the proposal; changes are accepted there one by one. */
export function CompareWith({ of: { _id, survey_id } }: { of: Conversation }) {
  const t = useT();
  const navigate = useNavigate();
  const [chosen, choose] = useState(survey_id);
  const surveys = useRecords(survey, { limit: MOST, names_only: 'true' }).data?.list ?? [];
  if (surveys.length === 0) return null;
  const compare = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) navigate(paths.surveyBuilder(chosen, _id));
  };
  return (
    <form className="cp-form cv-compare" noValidate onSubmit={compare}>
      <ChoiceField
        label="Existing survey"
        options={surveys.map((one) => one._id)}
        words={Object.fromEntries(surveys.map((one) => [one._id, one.survey_name]))}
        value={chosen}
        onChange={choose}
      />
      <div className="cp-acts">
        <Button htmlType="submit" disabled={!chosen}>
          {t('Compare with the survey')}
        </Button>
      </div>
    </form>
  );
}
