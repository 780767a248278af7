import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { PRODUCT_DEFAULTS, product } from '@lichen/contracts/business/products/product.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import { RecordForm } from '@lichen/kit';
import { clearDensity, PRODUCT_LAYOUT, productOverrides } from './product-form';

export function ProductForm({ stored }: { stored?: RecordOf<typeof product> }) {
  return (
    <RecordForm
      entity={product}
      stored={stored}
      initial={PRODUCT_DEFAULTS}
      layout={PRODUCT_LAYOUT}
      pick={PICKABLE_RECORDS}
      overrides={productOverrides}
      onFieldChange={clearDensity}
      to={paths.product}
      list={paths.products}
    />
  );
}
