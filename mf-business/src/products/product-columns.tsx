import type { product } from '@lichen/contracts/business/products/product.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import { textColumn } from '../shared/columns';

/** A product as the API returns it, with its location. */
export type Product = RecordOf<typeof product> & { location?: { name: string } | null };

export const productColumns = ({ t, format }: { t: Translate; format: Formats }): Column<Product>[] => [
  {
    ...textColumn('name', 'Name', ({ name }) => name, 'name'),
    fixed: true,
    card: 'title',
    render: ({ name, hazardous }) => (
      <span className="biz-name">
        {name} {hazardous && <StatusTag tone="attention">{t('Hazardous')}</StatusTag>}
      </span>
    ),
  },
  textColumn('description', 'Description', ({ description }) => description ?? ''),
  textColumn('units', 'Units', ({ units }) => units, 'units'),
  {
    ...textColumn('recycle', 'Recycled content', ({ recycle }) =>
      recycle === null ? '' : `${format.figure('recycled', recycle)} %`,
    ),
    align: 'number',
    card: 'figure',
  },
  { ...textColumn('location', 'Location', (row) => row.location?.name ?? ''), card: 'none' },
];
