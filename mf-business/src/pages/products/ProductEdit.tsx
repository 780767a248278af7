import { product } from '@lichen/contracts/business/products/product.entity';
import { paths } from '@lichen/contracts/api/paths';
import { RecordPage } from '../../shared/RecordPage';
import { ProductForm } from '../../products/ProductForm';

export default function ProductEdit() {
  return (
    <RecordPage
      entity={product}
      title="Edit product"
      nameOf={({ name }) => name}
      back={{ to: paths.product, label: 'Product' }}
    >
      {(record) => <ProductForm stored={record} />}
    </RecordPage>
  );
}
