import { productOf, quotientOf, type FormApi, type Overrides } from '@lichen/kit';
import type { FormContext } from './type-form';

/** Goods by size and number, and by the pack. */
export const QUANTITY = ['unit_type', 'pack_qty', 'size', 'quantity', 'total_amount', 'recycle'] as const;

export const quantityOverrides = ({ values }: FormContext): Overrides => ({
  pack_qty: { hidden: values['unit_type'] !== 'packs' },
  size: { unitField: 'units' },
  recycle: { suffix: '%' },
});

export const quantityStart = { unit_type: 'simple', units: 'kg', applied: true };

const isEmpty = (value: unknown) => value === null || value === undefined;

/**
 * The total is size × quantity, times the number in a pack. When the total is typed the size follows from it, and is
 * cleared where it would be divided by 0. A total that came first stays while what it is divided by is typed.
 */
export function followQuantity(): (changed: string, form: FormApi) => void {
  let totalLeads = false;
  return (changed, { values, set }) => {
    const { size, quantity, unit_type, pack_qty, total_amount } = values as Record<string, unknown>;
    // A pack whose content is not stated counts 0.
    const pack = unit_type === 'packs' ? (pack_qty ?? 0) : 1;
    const divided = () => ({ size: quotientOf(total_amount, [quantity, pack]) });
    if (changed === 'size' || changed === 'total_amount') totalLeads = false;
    else if (isEmpty(size) && !isEmpty(total_amount)) totalLeads = true;
    if (changed === 'total_amount') set(divided());
    if (['size', 'quantity', 'unit_type', 'pack_qty'].includes(changed))
      set(totalLeads ? divided() : { total_amount: productOf([size, quantity, pack]) });
  };
}
