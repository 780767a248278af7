import type { Values } from '@lichen/kit';
import { METERS } from '../form/last-bill';

/** Fields by which two bills of one sheet may be about the same: what they are of, or their number. */
const SHARED = [...Object.keys(METERS), 'partner_id', 'invoice_ref', 'order_ref'];

/** True when the findings of one row may depend on the other. */
export const mayAffect = (a: Values, b: Values): boolean =>
  SHARED.some((name) => typeof a[name] === 'string' && a[name] !== '' && a[name] === b[name]);
