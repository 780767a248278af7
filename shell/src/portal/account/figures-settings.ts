/** How the company's figures are made and shown, as its administrators choose. */
export const FIGURES_SETTINGS = ['emission_units', 'factor_year_rule', 'refrigerant_gwp'] as const;
