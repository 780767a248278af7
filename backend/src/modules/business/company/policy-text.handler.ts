import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { policyText, type PolicyTextAnswer } from '@lichen/contracts/business/company/policy-text.call';
import { handler } from '../../../platform/module';
import type { PolicyTexts } from './policy-texts.loader';

/** Returns the draft text of a standard policy in the user's language, with the company's name filled in. */
export const policyTextHandler = (texts: PolicyTexts) =>
  handler(policyText, async ({ input: { id }, context, read }): Promise<PolicyTextAnswer> => {
    const profile = await read(companyProfile).get(context.companyId);
    const text = texts(context.language)
      [id].join('\n\n')
      .replaceAll('{company_name}', () => profile.company_name);
    return { id, text, is_draft: true };
  });
