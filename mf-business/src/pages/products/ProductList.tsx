import { product } from '@lichen/contracts/business/products/product.entity';
import { paths } from '@lichen/contracts/api/paths';
import { useFormat, useT } from '@lichen/kit';
import { useMemo } from 'react';
import { ListPage } from '../../shared/ListPage';
import { SupportVideo } from '../../shared/SupportVideo';
import { productColumns } from '../../products/product-columns';

export default function ProductList() {
  const t = useT();
  const format = useFormat();
  const columns = useMemo(() => productColumns({ t, format }), [t, format]);
  return (
    <ListPage
      entity={product}
      name="products"
      title="Products"
      columns={columns}
      nameOf={({ name }) => name}
      to={paths.product}
      addTo={`${paths.products}/new`}
      addLabel="Add"
      more={<SupportVideo id="products" />}
    />
  );
}
