import { useT } from '../i18n/texts';
import { mentions } from './mentions';
import type { FieldProps, Unfiltered } from './FieldFrame';
import { SelectInFrame } from './SelectInFrame';

interface Props extends FieldProps<string>, Unfiltered {
  options: readonly string[];
  /** Labels of the values, where people do not read the values themselves. */
  words?: Readonly<Record<string, string>>;
}

/** Number of options from which the list can be searched by typing. */
const LOOKED_THROUGH = 10;

/** Select with fixed options; long lists can be searched, optional fields cleared. */
export function ChoiceField({ value, onChange, options, words = {}, unfiltered, ...frame }: Props) {
  const t = useT();
  return (
    <SelectInFrame
      frame={frame}
      placeholder={unfiltered && t(unfiltered)}
      showSearch={options.length > LOOKED_THROUGH}
      filterOption={(typed, option) => mentions(typed, option?.label)}
      allowClear={!frame.required}
      value={value ?? null}
      options={options.map((one) => ({ value: one, label: t(words[one] ?? one) }))}
      onChange={(next: string | undefined) => onChange(next ?? null)}
    />
  );
}
