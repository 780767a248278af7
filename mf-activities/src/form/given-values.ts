import type { Entity } from '@lichen/contracts/entity/entity';
import type { Values } from '@lichen/kit';

const isNumber = (text: string): boolean => /^\d{1,15}(\.\d{1,15})?$/.test(text);

/** Returns the field values in the address of the page. Unknown fields and fields of compound kinds are ignored. */
export function givenValues(entity: Entity, search: URLSearchParams): Values {
  const given = [...search].flatMap(([name, text]): [string, string | number][] => {
    const kind = Object.hasOwn(entity.fields, name) ? entity.fields[name]?.kind : undefined;
    if (kind === 'day') return /^-?\d{1,15}$/.test(text) ? [[name, Number(text)]] : [];
    if (kind === 'decimal') return isNumber(text) ? [[name, Number(text)]] : [];
    return kind === 'ref' || kind === 'code' || kind === 'choice' || kind === 'text' ? [[name, text]] : [];
  });
  return Object.fromEntries(given);
}
