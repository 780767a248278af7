import { useT } from '../i18n/texts';
import type { FieldProps, Unfiltered } from './FieldFrame';
import { SelectInFrame } from './SelectInFrame';

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
    <SelectInFrame
      frame={frame}
      mode="multiple"
      placeholder={unfiltered && t(unfiltered)}
      allowClear
      optionFilterProp="label"
      value={[...(value ?? [])]}
      options={offers.map((offer) => ({ ...offer }))}
      onChange={(next: string[]) => onChange(next)}
      notFoundContent={t('No data found')}
    />
  );
}

/** Selects one of the options, with search by typing. */
export function OfferField({ value, onChange, offers, ...frame }: FieldProps<string> & { offers: readonly Offer[] }) {
  const t = useT();
  return (
    <SelectInFrame
      frame={frame}
      showSearch
      optionFilterProp="label"
      allowClear={!frame.required}
      value={value ?? null}
      options={offers.map((offer) => ({ ...offer }))}
      onChange={(next: string | undefined) => onChange(next ?? null)}
      notFoundContent={t('No data found')}
    />
  );
}
