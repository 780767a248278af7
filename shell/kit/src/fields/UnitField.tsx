import { useT } from '../i18n/texts';
import { Select } from '../modules/antd';
import type { Offer } from './ManyField';
import { type FieldProps, FieldFrame } from './FieldFrame';
import { NumberBox } from './NumberField';

interface Props extends FieldProps<number> {
  unit: string | null | undefined;
  /** Units shown as they are, or with labels of a list. */
  units: readonly (string | Offer)[];
  unitLabel?: string;
  onUnitChange: (unit: string) => void;
}

/** Field for a quantity and its unit. */
export function UnitField({ value, onChange, unit, units, unitLabel = 'Units', onUnitChange, ...frame }: Props) {
  const t = useT();
  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <div className="k-field-pair">
          <NumberBox
            value={value}
            onChange={(next) => onChange(next as number | null)}
            aria={aria}
            error={frame.error}
          />
          <Select
            aria-label={`${t(frame.label)}, ${t(unitLabel)}`}
            disabled={aria.disabled}
            value={unit ?? null}
            options={units.map((one) => (typeof one === 'string' ? { value: one, label: one } : { ...one }))}
            onChange={(next: string) => onUnitChange(next)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
