import type { account } from '@lichen/contracts/identity/account.entity';
import type { RecordOf } from '@lichen/contracts/entity';

/** How the company's figures are made and shown, as its administrators choose. */
export const FIGURES_SETTINGS = ['emission_units', 'factor_year_rule', 'refrigerant_gwp'] as const;

/** The account with what counts where nothing was chosen. */
export const withUsual = (of: RecordOf<typeof account>) => ({
  ...of,
  factor_year_rule: of.factor_year_rule ?? 'blended',
  refrigerant_gwp: of.refrigerant_gwp ?? 'uk_edition',
});
