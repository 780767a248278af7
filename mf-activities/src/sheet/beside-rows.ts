import type { Values } from '@lichen/kit';
import { METERS } from './last-bill';

/** Fields by which two bills of one sheet may be about the same: what they are of, or their number. */
const SHARED = [...Object.keys(METERS), 'partner_id', 'invoice_ref', 'order_ref'];

const sharesOne = (a: Values, b: Values): boolean =>
  SHARED.some((name) => typeof a[name] === 'string' && a[name] !== '' && a[name] === b[name]);

const dayOf = (values: Values): number => {
  const day = ['from', 'date', 'journey_date', 'start_date', 'order_date', 'delivery_date'].find(
    (name) => typeof values[name] === 'number',
  );
  return day === undefined ? 0 : Number(values[day]);
};

/** Of the other drafts of a sheet those that a check of this one may need: of the same thing, the nearest in time. */
export function besideRow(own: Values, others: readonly Values[], most: number): Values[] {
  const away = (other: Values) => Math.abs(dayOf(other) - dayOf(own));
  return others
    .filter((other) => sharesOne(own, other))
    .sort((a, b) => away(a) - away(b))
    .slice(0, most);
}
