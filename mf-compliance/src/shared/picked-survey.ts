import { survey } from '@lichen/contracts/compliance/survey.entity';
import type { Pickable } from '@lichen/kit';

/** Surveys of the company, chosen by their names. */
export const PICKED_SURVEY: Readonly<Record<string, Pickable>> = {
  partner_compliance_surveys: { entity: survey, labelOf: ({ survey_name }) => String(survey_name) },
};
