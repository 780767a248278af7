import type { Money } from '@lichen/contracts/entity/fields';
import { useState } from 'react';
import { useReference } from '../data/reads';
import { useT } from '../i18n/texts';
import { Select } from '../modules/antd';
import { type FieldProps, FieldFrame } from './FieldFrame';
import { NumberBox } from './NumberField';

/** Default currency of amounts. */
export const USUAL_CURRENCY = 'GBP';

/** Field for an amount with its currency; null without an amount. */
export function MoneyField({
  value,
  onChange,
  currency = USUAL_CURRENCY,
  ...frame
}: FieldProps<Money> & { currency?: string }) {
  const t = useT();
  const currencies = useReference('currencies');
  // Keeps the chosen currency while there is no amount, because the value is null then.
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
