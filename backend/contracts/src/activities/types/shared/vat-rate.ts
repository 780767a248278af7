import { about, decimal, hint, optional } from '../../../entity/fields';

/** VAT rate of a bill whose price is entered without VAT. */
export const vatRate = about(
  optional(hint(decimal('VAT rate', { max: 100 }), 'If empty, the standard rate')),
  'VAT charged on the bill, in per cent. Used only by factors that are per price with VAT, those of the UK. Without it the standard rate of the country and year counts, none for industries that the law exempts; enter 0 if none was charged, for example on rent',
);
