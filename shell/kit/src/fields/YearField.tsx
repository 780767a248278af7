import { selectableYears } from '../format/years';
import { useT } from '../i18n/texts';
import { Select } from '../modules/antd';
import { usePortal } from '../portal/portal';
import { FieldFrame, selectAria } from './FieldFrame';

interface Props {
  year: number;
  onChange: (year: number) => void;
}

/** One year of all that are offered, found by typing; `labelled` says what names it. */
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

/** A year among others of a bar, with its name above. */
export const YearField = (props: Props) => (
  <FieldFrame label="Year" plain required>
    {(aria) => <YearBox {...props} {...selectAria(aria)} />}
  </FieldFrame>
);

/** A year in a heading, where no name stands above it. */
export function YearSelect(props: Props) {
  const t = useT();
  return <YearBox {...props} aria-label={t('Year')} />;
}
