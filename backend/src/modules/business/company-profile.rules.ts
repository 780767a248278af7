import type { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import type { Rules } from '../../platform/engine/rules';

export const companyProfileRules: Rules<typeof companyProfile> = {
  actions: {
    clear_logo: () => ({ has_logo: false, logo_id: null }),
  },
};
