import type { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import type { Rules } from '../../platform/engine/rules';

export const companyProfileRules: Rules<typeof companyProfile> = {
  initial: () => ({ has_logo: false }),
};
