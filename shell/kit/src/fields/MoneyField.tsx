import type { Money } from '@lichen/contracts/entity/fields';
import { useState } from 'react';
import { useReference } from '../data/reads';
import { useT } from '../i18n/texts';
import { Select } from '../modules/antd';
import { type FieldProps, FieldFrame } from './FieldFrame';
import { NumberBox } from './NumberField';

/** Currency of an amount that names none. */
export const USUAL_CURRENCY = 'GBP';

/** An amount with its currency; without an amount there is no money at all. */
export function MoneyField({
  value,
  onChange,
  currency = USUAL_CURRENCY,
  ...frame
}: FieldProps<Money> & { currency?: string }) {
  const t = useT();
  const currencies = useReference('currencies');
  // Without an amount there is no money to keep it in: emptied or not yet typed, the amount comes in what was chosen.
  const [kept, setKept] = useState(value?.currency ?? currency);
  const chosen = value?.currency ?? kept;
  const codes = [...new Set([chosen, ...(currencies.data ?? []).map(({ code }) => code)])];
  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <div className="k-field-pair k-field-money">
          <Select
            showSearch
            aria-label={`${t(frame.label)}, ${t('Currency')}`}
            disabled={aria.disabled}
            value={chosen}
            options={codes.map((one) => ({ value: one, label: one }))}
            onChange={(next: string) => {
              setKept(next);
              if (value) onChange({ ...value, currency: next });
            }}
          />
          <NumberBox
            value={value?.amount}
            onChange={(amount) => {
              setKept(chosen);
              onChange(amount === null ? null : { currency: chosen, amount: amount as number });
            }}
            aria={aria}
            error={frame.error}
          />
        </div>
      )}
    </FieldFrame>
  );
}
