import type { BasisOption } from '@lichen/contracts/activities/calculations/emission-calc.entity';

/** Quantities that any of these rows offers, each once. */
export function basesOf(rows: readonly { readonly basis_options?: readonly BasisOption[] | null }[]): BasisOption[] {
  const offered = new Map<string, BasisOption>();
  for (const option of rows.flatMap(({ basis_options }) => basis_options ?? [])) {
    const key = `${option.basis} ${option.basis_units}`;
    if (!offered.has(key)) offered.set(key, option);
  }
  return [...offered.values()];
}
