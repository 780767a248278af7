import type { Money } from '@lichen/contracts/fields';
import { useReference } from '../data/reads';
import { useT } from '../i18n/texts';
import { Select } from '../modules/antd';
import { type FieldProps, FieldFrame } from './FieldFrame';
import { NumberBox } from './NumberField';

/** Of an amount that does not say its currency. */
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
  const chosen = value?.currency ?? currency;
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
            onChange={(next: string) => value && onChange({ ...value, currency: next })}
          />
          <NumberBox
            value={value?.amount}
            onChange={(amount) => onChange(amount === null ? null : { currency: chosen, amount: amount as number })}
            aria={aria}
            error={frame.error}
          />
        </div>
      )}
    </FieldFrame>
  );
}
