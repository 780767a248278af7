import { survey } from '@lichen/contracts/compliance/survey.entity';
import type { Pickable } from '@lichen/kit';

/** Lets a form field choose a survey by its name. */
export const PICKED_SURVEY: Readonly<Record<string, Pickable>> = {
  partner_compliance_surveys: { entity: survey, labelOf: ({ survey_name }) => String(survey_name) },
};
