import { productValueChain } from '@lichen/contracts/activities/value-chain/product-value-chain.call';
import { product } from '@lichen/contracts/business/products/product.entity';
import { handler } from '../../../platform/module';
import { valueChainOf } from './product-value-chain.query';

export const productValueChainCall = handler(productValueChain, async ({ input: { product_id, ...period }, read }) => {
  await read(product).get(product_id);
  return valueChainOf(read, product_id, period);
});
