import { useT } from '../i18n/texts';
import { Select } from '../modules/antd';
import { type FieldProps, FieldFrame, selectAria, statusOf } from './FieldFrame';
import type { Offer } from './ManyField';

interface Props extends FieldProps<string> {
  offers: readonly Offer[];
}

/** One of what is offered, found by typing. */
export function OfferField({ value, onChange, offers, ...frame }: Props) {
  const t = useT();
  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <Select
          {...selectAria(aria)}
          {...statusOf(frame.error)}
          showSearch
          optionFilterProp="label"
          allowClear={!frame.required}
          value={value ?? null}
          options={offers.map((offer) => ({ ...offer }))}
          onChange={(next: string | undefined) => onChange(next ?? null)}
          notFoundContent={t('No data found')}
        />
      )}
    </FieldFrame>
  );
}
