import type { Field, Money, Place, Stops } from '@lichen/contracts/entity/fields';
import { placeText, stopsInOrder } from '@lichen/contracts/places/stops';
import { type Formats, USUAL_CURRENCY } from '@lichen/kit';

/** Labels of codes, records and options on the page. */
export interface CellLabels {
  readonly format: Formats;
  readonly labelOf: (list: string, code: string) => string;
  readonly nameOf: (entity: string, id: string) => string;
  readonly wordOf: (option: string) => string;
}

function moneyText({ currency, amount }: Money, { format }: CellLabels): string {
  const digits = format.digits('every', amount);
  return currency === USUAL_CURRENCY ? digits : `${currency} ${digits}`;
}

/** Returns a value as the user would type it; `readCell` reads it back. */
export function cellText(field: Field, value: unknown, words: CellLabels): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'decimal':
    case 'integer':
    case 'exact':
      return words.format.digits('every', value as number);
    case 'day':
      return words.format.day(value as number);
    case 'money':
      return moneyText(value as Money, words);
    case 'boolean':
      return words.wordOf(value === true ? 'Yes' : 'No');
    case 'choice':
      return words.wordOf(String(value));
    case 'code':
      return words.labelOf(field.list, String(value));
    case 'ref':
      return words.nameOf(field.entity, String(value));
    case 'texts':
      return (value as string[]).join(', ');
    case 'stops':
      return stopsInOrder(value as Stops)
        .map(({ address }) => (address ? placeText(address) : ''))
        .join('; ');
    case 'place':
      return placeText(value as Place);
    default:
      return String(value);
  }
}
