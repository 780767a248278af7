import { paths } from '@lichen/contracts/api/paths';
import { Page, useT } from '@lichen/kit';
import { ProductForm } from '../../products/ProductForm';

export default function ProductNew() {
  const t = useT();
  return (
    <Page title={t('Add product')} back={{ to: paths.products, label: 'Products' }}>
      <ProductForm />
    </Page>
  );
}
