import { selectableYears } from '../format/years';
import { useT } from '../i18n/texts';
import { Select } from '../modules/antd';
import { usePortal } from '../portal/portal';
import { FieldFrame, selectAria } from './FieldFrame';

interface Props {
  year: number;
  onChange: (year: number) => void;
}

/** Selects one of the available years, with search by typing; `labelled` are its ARIA attributes. */
function YearBox({ year, onChange, ...labelled }: Props & Readonly<Record<string, unknown>>) {
  const { today } = usePortal();
  const options = selectableYears(today(), year).map((value) => ({ value, label: String(value) }));
  return (
    <Select
      {...labelled}
      className="k-year"
      showSearch
      optionFilterProp="label"
      value={year}
      options={options}
      onChange={(next: number) => onChange(next)}
    />
  );
}

/** Field for a year in a bar, with its label above. */
export const YearField = (props: Props) => (
  <FieldFrame label="Year" plain required>
    {(aria) => <YearBox {...props} {...selectAria(aria)} />}
  </FieldFrame>
);

/** Selects a year in a heading, without a visible label. */
export function YearSelect(props: Props) {
  const t = useT();
  return <YearBox {...props} aria-label={t('Year')} />;
}
