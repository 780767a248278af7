import { useT } from '@lichen/kit';
import { Segmented } from '@lichen/kit/antd';

interface Props {
  year: number;
  years: readonly number[];
  choose: (year: number) => void;
}

export function YearSelect({ year, years, choose }: Props) {
  const t = useT();
  const options = years.map((value) => ({ value, label: String(value) }));
  return <Segmented className="p-years" aria-label={t('Year')} options={options} value={year} onChange={choose} />;
}
