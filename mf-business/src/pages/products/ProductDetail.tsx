import { type ProductStats, productStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { product } from '@lichen/contracts/business/products/product.entity';
import { paths } from '@lichen/contracts/api/paths';
import {
  Card,
  Facts,
  lazyInline,
  RecordButtons,
  Skeleton,
  Slot,
  StatusTag,
  useCall,
  useFormat,
  useT,
  YearSelect,
} from '@lichen/kit';
import { Suspense } from 'react';
import type { Product } from '../../products/product-columns';
import { PRODUCT_TABS } from '../../products/product-tabs';
import { ProductStrip } from '../../products/ProductStrip';
import { RecordPage } from '../../shared/RecordPage';
import { useYearTabs } from '../../shared/useYearTabs';
import { WARNINGS } from '../../shared/warnings';
import { YearOf } from '../../shared/YearOf';
import '../../shared/business.css';

const ValueChainTab = lazyInline(async () => ({
  default: (await import('../../value-chain/ValueChainTab')).ValueChainTab,
}));

export default function ProductDetail() {
  const t = useT();
  const { year, turn, open } = useYearTabs('product', PRODUCT_TABS);
  return (
    <RecordPage
      entity={product}
      title="Product"
      nameOf={({ name }) => name}
      back={{ to: () => paths.products, label: 'Products' }}
      context={({ hazardous }) => hazardous && <StatusTag tone="attention">{t('Hazardous')}</StatusTag>}
      actions={({ _id, name }) => (
        <>
          <YearSelect year={year} onChange={turn} />
          <RecordButtons
            entity={product}
            id={_id}
            name={name}
            edit={`${paths.product(_id)}/edit`}
            back={paths.products}
            warning={WARNINGS.product}
            primary={
              <Slot name="activity.editor" props={{ parent_field: 'product_id', parent_id: _id, is_primary: true }} />
            }
          />
        </>
      )}
    >
      {(record) => <Year product={record} year={year} open={open} />}
    </RecordPage>
  );
}

function Year({ product: one, year, open }: { product: Product; year: number; open: string }) {
  const format = useFormat();
  const found = useCall<ProductStats>(productStats, { product_id: one._id, year });
  const { produced = null, units } = found.data ?? {};
  const made = produced === null ? null : `${format.stat(produced)} ${units}`;
  return (
    <YearOf
      {...{ found, year, open, id: one._id }}
      label="Product"
      tabs={PRODUCT_TABS}
      field="product_id"
      strip={(stats, isOlder) => <ProductStrip stats={stats} isOlder={isOlder} />}
    >
      {open === 'value-chain' ? (
        <Suspense fallback={<Skeleton />}>
          <ValueChainTab
            product={{ _id: one._id, name: one.name, made, kg: found.data?.total_co2 ?? null }}
            year={year}
          />
        </Suspense>
      ) : (
        <Details product={one} />
      )}
    </YearOf>
  );
}

function Details({ product: one }: { product: Product }) {
  const t = useT();
  const format = useFormat();
  const { fields } = product;
  const recycled = one.recycle === null ? null : `${format.figure('recycled', one.recycle)} %`;
  const number = (value: number | null, unit: string) => (value === null ? null : `${format.number(value)} ${unit}`);
  return (
    <div className="biz-cards">
      <Card title={t('Product')}>
        <Facts
          facts={[
            { label: t(fields.description.label), value: one.description },
            { label: t(fields.location_id.label), value: one.location?.name },
            { label: t(fields.hazardous.label), value: t(one.hazardous ? 'Yes' : 'No') },
          ]}
        />
      </Card>
      <Card title={t('Quantity')}>
        <Facts
          facts={[
            { label: t(fields.units.label), value: one.units },
            { label: t(fields.density.label), value: number(one.density, '') },
            { label: t(fields.total.label), value: number(one.total, one.units) },
            { label: t('Recycled content'), value: recycled },
          ]}
        />
      </Card>
    </div>
  );
}
