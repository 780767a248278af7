import { useFormat, useT } from '@lichen/kit';
import type { ReactNode } from 'react';
import './calcs.css';

interface Sum {
  label: ReactNode;
  /** Kilograms; a row without a figure is omitted. */
  kg: number | null | undefined;
  isTotal?: boolean;
  /** True for a period in which nothing was recorded, which differs from zero. */
  isUnrecorded?: boolean;
}

/** Table of emissions in the account's unit, with aligned digits. */
export function EmissionSums({ sums }: { sums: readonly Sum[] }) {
  const t = useT();
  const format = useFormat();
  const shown = sums.filter(({ kg }) => kg !== null && kg !== undefined);
  return (
    <table className="act-calcs act-sums">
      <tbody>
        {shown.map(({ label, kg, isTotal, isUnrecorded }, at) => (
          <tr key={at} className={isTotal ? 'act-sums-total' : undefined}>
            <th scope="row">{label}</th>
            <td className="act-number">
              {isUnrecorded ? (
                <span className="act-quiet">{t('No entries')}</span>
              ) : (
                <>
                  {format.co2(kg)} <span className="act-quiet">{format.unit} CO₂e</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
