import { useT } from '../i18n/texts';
import { Select } from '../modules/antd';
import { mentions } from './mentions';
import { type FieldProps, FieldFrame, selectAria, statusOf, type Unfiltered } from './FieldFrame';

interface Props extends FieldProps<string>, Unfiltered {
  options: readonly string[];
  /** Words for the values, where the value is not what people read. */
  words?: Readonly<Record<string, string>>;
}

/** More of them are found by typing sooner than by looking. */
const LOOKED_THROUGH = 10;

export function ChoiceField({ value, onChange, options, words = {}, unfiltered, ...frame }: Props) {
  const t = useT();
  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <Select
          {...selectAria(aria)}
          {...statusOf(frame.error)}
          placeholder={unfiltered && t(unfiltered)}
          showSearch={options.length > LOOKED_THROUGH}
          filterOption={(typed, option) => mentions(typed, option?.label)}
          allowClear={!frame.required}
          value={value ?? null}
          options={options.map((one) => ({ value: one, label: t(words[one] ?? one) }))}
          onChange={(next: string | undefined) => onChange(next ?? null)}
        />
      )}
    </FieldFrame>
  );
}
