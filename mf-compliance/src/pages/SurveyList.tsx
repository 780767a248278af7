import { paths } from '@lichen/contracts/api/paths';
import { survey } from '@lichen/contracts/compliance/survey.entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import {
  DataTable,
  IconButton,
  Page,
  TextField,
  useConfirmedDelete,
  useFormat,
  usePortal,
  useRecords,
  useT,
  useTableView,
  useUrlText,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useMemo } from 'react';
import { ComplianceTabs } from '../shared/ComplianceTabs';
import { NewSurvey } from '../surveys/NewSurvey';
import { surveyColumns } from '../surveys/survey-columns';
import '../partners/value-chain.css';
import '../shared/compliance.css';

/** Surveys that the company asks its partners to answer. */
export default function SurveyList() {
  const t = useT();
  const { may } = usePortal();
  const format = useFormat();
  const navigate = useNavigate();
  const view = useTableView('surveys');
  const { url } = view;
  const [typed, setTyped] = useUrlText(url, 'search');
  const { confirmAndDelete } = useConfirmedDelete(survey);
  const found = useRecords(survey, { ...view.query, search: url.one('search'), names_only: 'true' });
  const columns = useMemo(() => surveyColumns(t, format), [t, format]);
  const show = (open: boolean) => url.set({ survey: open ? 'new' : null }, { keepPage: true });
  const add = may(survey.allow.create) && (
    <Button type="primary" onClick={() => show(true)}>
      {t('New survey')}
    </Button>
  );
  const remove = (id: string, name: string) =>
    void confirmAndDelete(id, {
      title: 'Delete survey?',
      text: t('{name} is deleted. What partners have answered stays with their answers.', { name }),
    });
  return (
    <div className="cp-pane">
      <Page wide title={t('Surveys')} actions={add}>
        <ComplianceTabs open="surveys" />
        <div className="cp-bar">
          <TextField label="Search" plain value={typed} onChange={setTyped} />
        </div>
        <DataTable
          label="Surveys"
          columns={[
            ...columns,
            {
              key: 'remove',
              title: 'Delete',
              text: () => '',
              render: (row) =>
                may(survey.allow.remove) && (
                  <IconButton
                    icon="remove"
                    label={t('Delete {name}', { name: row.survey_name })}
                    onClick={() => remove(row._id, row.survey_name)}
                  />
                ),
            },
          ]}
          of={found}
          view={view}
          nameOf={(row) => row.survey_name}
          onOpen={({ _id }) => navigate(paths.surveyBuilder(_id))}
          empty={{ text: t(TEXTS.listEmpty), action: add, filters: ['search'] }}
        />
        {url.one('survey') === 'new' && <NewSurvey onClose={() => show(false)} />}
      </Page>
    </div>
  );
}
