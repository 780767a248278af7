import { formBuilder } from '@lichen/contracts/compliance/form-builder.entity';
import { survey } from '@lichen/contracts/compliance/survey.entity';
import { surveyVersion } from '@lichen/contracts/compliance/survey-version.entity';
import { serve } from '../../../platform/engine/rules';
import { askForForm } from './ask-for-form.job';
import { formBuilderRules } from './form-builder.rules';
import { sendMessage } from './send-message.operation';
import { surveyRules } from './survey.rules';

/** Entities, operations and jobs for surveys and the conversations that build their forms. */
export const servedSurveys = {
  entities: [serve(survey, surveyRules), serve(surveyVersion, {}), serve(formBuilder, formBuilderRules)],
  operations: [sendMessage],
  jobs: [askForForm],
};
