import type { FigureScope } from '../../published/from-factors';

const PURCHASED = 1;
const CAPITAL = 2;

/** Fields of a purchase that its calculation methods read. */
export interface Purchase {
  readonly from: number | null;
  readonly unit_type: 'simple' | 'packs';
  readonly pack_qty: number | null;
  readonly units: string | null;
  readonly size: number | null;
  readonly quantity: number | null;
  readonly total_amount: number | null;
  readonly recycle: number | null;
  readonly material: string | null;
  readonly cost: { readonly currency: string; readonly amount: number } | null;
  readonly spend_category: string | null;
  readonly without_margins: boolean | null;
  readonly vat_rate: number | null;
  readonly capital: boolean | null;
  readonly co2_type: string;
  readonly co2: number | null;
  readonly co2_units: string | null;
  readonly includes_transmission: boolean | null;
  readonly method: 'supplier' | 'revenue' | 'factor' | null;
  readonly method_reason?: string | null;
}

export const SUBJECT = 'Purchased goods';

/** Returns scope 3 category 2 for capital goods, category 1 for other purchases. */
export const purchaseScope = ({ capital }: Purchase): FigureScope => ({
  component: 'direct',
  scope: 'scope_3',
  scope3_category: capital ? CAPITAL : PURCHASED,
});
