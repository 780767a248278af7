import type { product } from '@lichen/contracts/business/product.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import { words } from '../shared/columns';

/** A product as answers show it, with its location. */
export type Product = RecordOf<typeof product> & { location?: { name: string } | null };

export const productColumns = ({ t, format }: { t: Translate; format: Formats }): Column<Product>[] => [
  {
    ...words('name', 'Name', ({ name }) => name, 'name'),
    fixed: true,
    card: 'title',
    render: ({ name, hazardous }) => (
      <span className="biz-name">
        {name} {hazardous && <StatusTag tone="attention">{t('Hazardous')}</StatusTag>}
      </span>
    ),
  },
  words('description', 'Description', ({ description }) => description ?? ''),
  words('units', 'Units', ({ units }) => units, 'units'),
  {
    ...words('recycle', 'Recycled content', ({ recycle }) =>
      recycle === null ? '' : `${format.figure('recycled', recycle)} %`,
    ),
    align: 'number',
    card: 'figure',
  },
  { ...words('location', 'Location', (row) => row.location?.name ?? ''), card: 'none' },
];
