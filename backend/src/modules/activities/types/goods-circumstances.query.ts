import { product } from '@lichen/contracts/business/product.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Read } from '../../../platform/engine/rules';
import type { GoodsCircumstances, Rates, SupplierReturn, WeighedProduct } from '../emission/goods-circumstances';

const find = async (read: Read, id: string | null): Promise<WeighedProduct | null> =>
  (id ? await read(product).find(id) : undefined) ?? null;

/** The product that a quantity is weighed by. */
export const productOf = async (read: Read, { product_id }: { product_id: string | null }) => ({
  goods: { product: await find(read, product_id) } satisfies GoodsCircumstances,
});

/** What went into a product, for the recycled content it brings. */
export const inputsOf = async (
  read: Read,
  { product_id, input_product_id }: { product_id: string | null; input_product_id: string | null },
) => ({
  goods: {
    product: await find(read, product_id),
    input: await find(read, input_product_id),
  } satisfies GoodsCircumstances,
});

const asReturn = (record: RecordOf<typeof partnerReturn>): SupplierReturn => record;

/** The product, what its supplier returned, and what money was worth. */
export const boughtOf =
  (rates: Rates) =>
  async (read: Read, { product_id, partner_id }: { product_id: string | null; partner_id: string | null }) => {
    const returns = partner_id ? await read(partnerReturn).list({ where: { partner_id } }) : [];
    return {
      goods: {
        product: await find(read, product_id),
        returns: returns.map(asReturn),
        rates,
      } satisfies GoodsCircumstances,
    };
  };
