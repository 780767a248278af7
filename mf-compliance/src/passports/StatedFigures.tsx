import type { HeldFigures } from '@lichen/contracts/compliance/passports/passport-holds';
import { Facts, useFormat, useT } from '@lichen/kit';

/** Figures that a passport states, by scope. */
export function StatedFigures({ of: figures }: { of: HeldFigures }) {
  const t = useT();
  const format = useFormat();
  const figure = (value: number | null) =>
    value === null ? '–' : `${format.figure('returned', value)} ${figures.co2_units} CO₂e`;
  return (
    <Facts
      facts={[
        { label: t('Scope 1'), value: figure(figures.scope1_co2) },
        { label: t('Scope 2'), value: figure(figures.scope2_co2) },
        { label: t('Scope 3'), value: figure(figures.scope3_co2) },
      ]}
    />
  );
}
