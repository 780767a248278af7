import { fold } from '../formats/fold';
import { headingFigures, LOOKED_AT } from './heading-figures';

/**
 * Signs and names of per cent. A figure before them is a rate that the heading only mentions, as in "Cost incl. 20 %
 * VAT", below which the figures are money.
 */
const PER_CENT = /(?<!\d ?)(?:%|percent|per cent\b|\bpct\b|pourcent|pour cent\b|prozent|prosent|porcent|por ciento\b)/u;

const TAX_RATE = new RegExp(
  [
    '\\b(?:vat|tax|gst|duty) rate\\b|\\brate of (?:vat|tax)\\b',
    '(?:mwst|ust|steuer) ?satz\\b',
    '^taux\\b|\\btaux (?:de )?tva\\b',
    '(?:mva|moms|avgifts?) ?sats\\b',
    '\\b(?:tipo|tasa) (?:de |del )?(?:iva|impuesto|impositiv[oa])\\b',
  ].join('|'),
  'u',
);

/** Norwegian and German compounds end in a share, but `handel` in them is trade. */
const SHARE =
  /\b(?:share|proportion|ratio|proporcion|part (?:de|du|des|d|renouvelable)|cuota renovable)\b|anteil\b|(?<!h)andel(?:en)?\b/u;

/** True when a heading names the unit or the currency of its figures. */
export function statesMeasure(header: string): boolean {
  const { unit, currency } = headingFigures(header);
  return unit !== null || currency !== null;
}

/**
 * True when the figures below a heading are percentages or shares of something, such as "Renewable share (%)" and
 * "VAT rate": they are neither an amount nor a cost. A share in a unit or a currency is an amount.
 */
export function isPercentage(written: string): boolean {
  const header = written.slice(0, LOOKED_AT);
  const folded = fold(header);
  if (PER_CENT.test(folded) || TAX_RATE.test(folded)) return true;
  return SHARE.test(folded) && !statesMeasure(header);
}
