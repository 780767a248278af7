import type { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, StatusTag, type Translate } from '@lichen/kit';

type Location = RecordOf<typeof location>;

interface Names {
  t: Translate;
  country: (code: string) => string;
  grid: (code: string) => string;
}

const addressOf = ({ address_line1, town_or_city, post_code }: Location) =>
  [address_line1, town_or_city, post_code].filter(Boolean).join(', ');

export const locationColumns = ({ t, country, grid }: Names): Column<Location>[] => [
  {
    key: 'name',
    title: 'Name',
    fixed: true,
    sort: 'name',
    card: 'title',
    text: ({ name }) => name,
    render: ({ name, head_office }) => (
      <span className="biz-name">
        {name} {head_office && <StatusTag tone="good">{t('Head office')}</StatusTag>}
      </span>
    ),
  },
  {
    key: 'address',
    title: 'Address',
    text: addressOf,
    render: (row) => <span className="biz-quiet">{addressOf(row)}</span>,
  },
  {
    key: 'country',
    title: 'Country',
    sort: 'country',
    text: (row) => country(row.country),
    render: (row) => country(row.country),
  },
  {
    key: 'grid',
    title: 'Electricity grid',
    card: 'none',
    text: (row) => grid(row.electricity_grid),
    render: (row) => grid(row.electricity_grid),
  },
];
