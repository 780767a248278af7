import { product } from '@lichen/contracts/business/product.entity';
import { paths } from '@lichen/contracts/api/paths';
import { Card, Facts, StatusTag, useFormat, useT, RecordButtons } from '@lichen/kit';
import { ActivitiesOf } from '../shared/ActivitiesOf';
import type { Product } from '../products/product-columns';
import { RecordPage } from '../shared/RecordPage';
import { WARNINGS } from '../shared/warnings';
import '../shared/business.css';

export default function ProductDetail() {
  const t = useT();
  return (
    <RecordPage
      entity={product}
      title="Product"
      nameOf={({ name }) => name}
      back={{ to: () => paths.products, label: 'Products' }}
      context={({ hazardous }) => hazardous && <StatusTag tone="attention">{t('Hazardous')}</StatusTag>}
      actions={({ _id, name }) => (
        <RecordButtons
          entity={product}
          id={_id}
          name={name}
          edit={`${paths.product(_id)}/edit`}
          back={paths.products}
          warning={WARNINGS.product}
        />
      )}
    >
      {(record) => (
        <>
          <Details product={record} />
          <ActivitiesOf field="product_id" id={record._id} />
        </>
      )}
    </RecordPage>
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
