import { useFormat, useT } from '@lichen/kit';
import type { StripFact } from './FactStrip';

interface Scopes {
  readonly Scope1_CO2: number;
  readonly Scope2_CO2: number;
  readonly Scope3_CO2: number;
}

/** Returns the total and each non-zero scope for a strip; inputs are kilograms of a year. */
export function useScopeFacts(total: number, scopes: Scopes): StripFact[] {
  const t = useT();
  const format = useFormat();
  const co2 = (kg: number) => `${format.stat(format.unit === 't' ? kg / 1000 : kg)} ${format.unit}`;
  return [
    { label: t('CO₂e'), value: co2(total) },
    ...(['1', '2', '3'] as const)
      .map((scope) => ({ scope, kg: scopes[`Scope${scope}_CO2`] }))
      .filter(({ kg }) => kg !== 0)
      .map(({ scope, kg }) => ({ scope, label: t(`Scope ${scope}`), value: co2(kg) })),
  ];
}
