import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';

/** Labels of the inputs taken from a supplier's annual return. */
export const SUPPLIER_INPUTS = { emissions: 'Emissions of the supplier', revenue: 'Revenue of the supplier' } as const;

interface Row {
  readonly method: string | null;
  readonly factor: string | null;
  readonly inputs: readonly CalcInput[] | null;
}

/** Returns the supplier's figures behind a row of method `revenue`; all are null for other rows. */
export function supplierFigures({ method, factor, inputs }: Row) {
  const told = (label: string) => (method === 'revenue' ? inputs?.find((input) => input.label === label) : undefined);
  const [revenue, emissions] = [told(SUPPLIER_INPUTS.revenue), told(SUPPLIER_INPUTS.emissions)];
  return {
    intensity: method === 'revenue' ? factor : null,
    partner_revenue: revenue?.value ?? null,
    partner_currency: revenue?.units ?? null,
    partner_emissions: emissions?.value ?? null,
    partner_emissions_units: emissions?.units ?? null,
  };
}
