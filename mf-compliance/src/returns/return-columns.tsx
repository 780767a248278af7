import type { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import { QUALITY_WORDS } from '../shared/partner-words';

export type Return = RecordOf<typeof partnerReturn>;

type Emissions = 'scope1_co2' | 'scope2_co2' | 'scope3_co2' | 'total_co2' | 'co2_share';

/** Returns who stated the figures. */
const sourceOf = ({ passport_record: said }: Return, t: Translate): string =>
  said ? t('Passport of {company}', { company: said.issuer }) : t('Entered here');

export function returnColumns(t: Translate, format: Formats): Column<Return>[] {
  const co2 = (row: Return, name: Emissions) =>
    row[name] === null ? '–' : `${format.figure('returned', row[name])} ${row.co2_units}`;
  const sum = (row: Return, name: 'revenue' | 'spend') =>
    row[name] !== null && row.currency ? format.money({ amount: row[name], currency: row.currency }) : '–';
  const figure = (name: Emissions, title: string, card: Column<Return>['card'] = 'none'): Column<Return> => ({
    ...{ key: name, title, align: 'number', card },
    text: (row) => co2(row, name),
    render: (row) => co2(row, name),
  });
  const money = (name: 'revenue' | 'spend', title: string, width: number): Column<Return> => ({
    ...{ key: name, title, align: 'number', card: 'none', width },
    text: (row) => sum(row, name),
    render: (row) => sum(row, name),
  });
  return [
    {
      ...{ key: 'year', title: 'Year', fixed: true, sort: 'year', card: 'title', width: 130 },
      text: ({ year }) => String(year ?? ''),
      render: ({ year, period_start, period_end }) => (
        <>
          <span className="vc-name">{year}</span>
          <span className="vc-period">{format.period(period_start, period_end)}</span>
        </>
      ),
    },
    money('revenue', 'Revenue', 146),
    money('spend', 'Our spend', 124),
    figure('scope1_co2', 'Scope 1'),
    figure('scope2_co2', 'Scope 2'),
    figure('scope3_co2', 'Scope 3'),
    { ...figure('total_co2', 'Total emissions', 'figure'), width: 130 },
    figure('co2_share', 'Our share'),
    {
      ...{ key: 'quality', title: 'Quality', width: 108 },
      text: (row) => t(QUALITY_WORDS[row.quality]),
      render: (row) => t(QUALITY_WORDS[row.quality]),
    },
    {
      ...{ key: 'source', title: 'Source', width: 100 },
      text: (row) => sourceOf(row, t),
      render: (row) =>
        row.recalled_on === null ? sourceOf(row, t) : <StatusTag tone="bad">{t('Passport revoked')}</StatusTag>,
    },
  ];
}
