import { useT } from '../i18n/texts';
import { Select } from '../modules/antd';
import { type FieldProps, FieldFrame, selectAria, statusOf, type Unfiltered } from './FieldFrame';

/** An option: its stored value and its label. */
export interface Offer {
  value: string;
  label: string;
}

interface Props extends FieldProps<readonly string[]>, Unfiltered {
  offers: readonly Offer[];
}

/** Selects several of the options. */
export function ManyField({ value, onChange, unfiltered, offers, ...frame }: Props) {
  const t = useT();
  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <Select
          {...selectAria(aria)}
          {...statusOf(frame.error)}
          mode="multiple"
          placeholder={unfiltered && t(unfiltered)}
          allowClear
          optionFilterProp="label"
          value={[...(value ?? [])]}
          options={offers.map((offer) => ({ ...offer }))}
          onChange={(next: string[]) => onChange(next)}
          notFoundContent={t('No data found')}
        />
      )}
    </FieldFrame>
  );
}

/** Selects one of the options, with search by typing. */
export function OfferField({ value, onChange, offers, ...frame }: FieldProps<string> & { offers: readonly Offer[] }) {
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
