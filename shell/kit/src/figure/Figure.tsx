import type { CSSProperties, ReactNode } from 'react';
import type { Exact } from '../format/numbers';
import { useFormat } from '../format/useFormat';
import { useT } from '../i18n/texts';
import './figure.css';

interface Props {
  /** In kilograms; shown in the account's unit. */
  kg: Exact | null | undefined;
  onOpen: () => void;
  /** Accessible name of the figure outside a column. */
  of?: string;
  /** `plain` omits the unit, in tables whose header names it. */
  unit?: 'shown' | 'plain';
  size?: 'text' | 'figure' | 'large';
  /** Text in place of a missing figure. */
  missing?: ReactNode;
}

/** Shows a CO₂e figure as a button, because every figure opens "How this was calculated". */
export function Figure({ kg, onOpen, of, unit = 'shown', size = 'text', missing = '–' }: Props) {
  const t = useT();
  const format = useFormat();
  const amount = format.co2(kg);
  if (!amount) return <span className="k-figure-missing">{missing}</span>;
  const words = t('{figure} {unit} CO₂e. How this was calculated', { figure: amount, unit: format.unit });
  return (
    <span className={`k-figure k-figure-${size}`} style={{ '--signs': amount.length } as CSSProperties}>
      <button
        type="button"
        aria-label={of ? `${of}: ${words}` : words}
        onClick={(event) => {
          event.stopPropagation();
          onOpen();
        }}
      >
        {amount}
      </button>
      {unit === 'shown' && <span className="k-figure-unit"> {format.unit} CO₂e</span>}
    </span>
  );
}
