import type { account } from '@lichen/contracts/identity/account.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

/** Account fields with the settings for figures, which administrators choose. */
export const FIGURES_SETTINGS = [
  'emission_units',
  'factor_year_rule',
  'refrigerant_gwp',
  'approved_year_changes',
  'year_approvals',
] as const;

/** Returns the account with the default of each setting for figures that has no value. */
export function withDefaults<T extends object>(of: T) {
  const chosen = of as Partial<RecordOf<typeof account>>;
  const { factor_year_rule, refrigerant_gwp, approved_year_changes, year_approvals } = chosen;
  return {
    ...of,
    factor_year_rule: factor_year_rule ?? ('blended' as const),
    refrigerant_gwp: refrigerant_gwp ?? ('uk_edition' as const),
    approved_year_changes: approved_year_changes ?? ('mark' as const),
    year_approvals: year_approvals ?? ('one' as const),
  };
}
