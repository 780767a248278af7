import { useFormat } from '@lichen/kit';
import type { ReactNode } from 'react';
import './calcs.css';

interface Sum {
  label: ReactNode;
  /** Kilograms; a row without a figure is omitted. */
  kg: number | null | undefined;
  isTotal?: boolean;
}

/** Table of emissions in the account's unit, with aligned digits. */
export function EmissionSums({ sums }: { sums: readonly Sum[] }) {
  const format = useFormat();
  const shown = sums.filter(({ kg }) => kg !== null && kg !== undefined);
  return (
    <table className="act-calcs act-sums">
      <tbody>
        {shown.map(({ label, kg, isTotal }, at) => (
          <tr key={at} className={isTotal ? 'act-sums-total' : undefined}>
            <th scope="row">{label}</th>
            <td className="act-number">
              {format.co2(kg)} <span className="act-quiet">{format.unit} CO₂e</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
