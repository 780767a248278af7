import { productOf, quotientOf, type FormApi, type Overrides } from '@lichen/kit';
import type { FormContext } from './type-form';

/** Fields for goods counted individually or in packs. */
export const QUANTITY = ['unit_type', 'pack_qty', 'size', 'quantity', 'total_amount', 'recycle'] as const;

/** Hides the number of packs unless the goods come in packs; the size shares the field of the units. */
export const quantityOverrides = ({ values }: FormContext): Overrides => ({
  pack_qty: { hidden: values['unit_type'] !== 'packs' },
  size: { unitField: 'units' },
  recycle: { suffix: '%' },
});

/** Values with which the form of new goods opens. */
export const quantityStart = { unit_type: 'simple', units: 'kg', applied: true };

const isEmpty = (value: unknown) => value === null || value === undefined;

/**
 * Keeps the total at size × quantity × number per pack. If the total is typed, the size is derived from it and cleared
 * if it would be divided by 0. A total typed first stays while its divisors are typed.
 */
export function followQuantity(): (changed: string, form: FormApi) => void {
  let totalLeads = false;
  return (changed, { values, set }) => {
    const { size, quantity, unit_type, pack_qty, total_amount } = values as Record<string, unknown>;
    // A pack without a stated number counts as 0.
    const pack = unit_type === 'packs' ? (pack_qty ?? 0) : 1;
    const divided = () => ({ size: quotientOf(total_amount, [quantity, pack]) });
    if (changed === 'size' || changed === 'total_amount') totalLeads = false;
    else if (isEmpty(size) && !isEmpty(total_amount)) totalLeads = true;
    if (changed === 'total_amount') set(divided());
    if (['size', 'quantity', 'unit_type', 'pack_qty'].includes(changed))
      set(totalLeads ? divided() : { total_amount: productOf([size, quantity, pack]) });
  };
}
