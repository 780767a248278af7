import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { COMPANY_EDITORS } from './company-editors';
import { STANDARD_POLICY_IDS, type StandardPolicyId } from './standard-policies';

/** Draft text of a policy. */
export interface PolicyTextAnswer {
  id: StandardPolicyId;
  /** The text with the company's name filled in. */
  text: string;
  /** Always a draft to be adapted: nobody has checked that it is true of the company. */
  is_draft: true;
}

/** Returns the draft text of a standard policy. It changes nothing. */
export const policyText = defineCall({
  name: 'get_policy_text',
  label: 'Default text of a standard policy',
  method: 'GET',
  allow: COMPANY_EDITORS,
  subscription: 'business',
  input: z.strictObject({ id: z.enum(STANDARD_POLICY_IDS, 'Choose an option from the list') }),
  about: 'A draft in the language of the person, with the name of the company filled in.',
  answer: {
    type: 'object',
    required: ['id', 'text', 'is_draft'],
    properties: { id: { type: 'string' }, text: { type: 'string' }, is_draft: { type: 'boolean' } },
  },
  writes: false,
  dependsOn: ['company_profile'],
});
