import type { account } from '@lichen/contracts/identity/account.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

/** Settings of a company's figures, chosen by its administrators. */
export const FIGURES_SETTINGS = ['emission_units', 'factor_year_rule', 'refrigerant_gwp'] as const;

/** The account with what counts where nothing was chosen. */
export function withDefaults<T extends object>(of: T) {
  const { factor_year_rule, refrigerant_gwp } = of as Partial<RecordOf<typeof account>>;
  return {
    ...of,
    factor_year_rule: factor_year_rule ?? ('blended' as const),
    refrigerant_gwp: refrigerant_gwp ?? ('uk_edition' as const),
  };
}
