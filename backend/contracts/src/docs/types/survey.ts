import { ref } from '../../entity/fields';
import { defineDocType } from '../doc-type';

/** Answers to a survey of the company, stored as given. The chosen survey provides the questions. */
export const surveyDoc = defineDocType({
  id: 'survey',
  label: 'Survey',
  category: 'other',
  manualEntry: true,
  fields: { survey_type_id: ref('Survey', 'partner_compliance_surveys', { as: 'survey', show: ['survey_name'] }) },
  layout: [{ title: 'Survey', fields: ['survey_type_id'] }],
  reads: {},
  makes: { kind: 'nothing' },
});
