import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import type { SurveyRecord } from './useKeepDraft';

export const surveyColumns = (t: Translate, format: Formats): Column<SurveyRecord>[] => [
  {
    key: 'survey_name',
    title: 'Survey name',
    fixed: true,
    card: 'title',
    sort: 'survey_name',
    text: (row) => row.survey_name,
    render: (row) => <span className="vc-name">{row.survey_name}</span>,
  },
  {
    key: 'version',
    title: 'Version',
    card: 'figure',
    text: (row) => String(row.version_number ?? ''),
    render: (row) =>
      row.version_hash === null ? <StatusTag>{t('Not published')}</StatusTag> : (row.version_number ?? t('Published')),
  },
  {
    key: 'draft',
    title: 'Draft',
    text: (row) => (row.drafted_on === null ? '' : format.moment(row.drafted_on)),
    render: (row) => row.drafted_on !== null && <StatusTag tone="attention">{format.moment(row.drafted_on)}</StatusTag>,
  },
];
