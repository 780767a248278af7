import { resolveCode, type CodeOf } from '@lichen/contracts/entity/resolve-code';
import { countryCode, countryInAddress } from '@lichen/contracts/places/country-code';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { Plain } from '../../store/columns';
import type { Registry } from '../registry';

/** The part of the registry that finds the code a text stands for. */
export type Codes = Pick<Registry, 'codeOf'>;
type CodeField = Parameters<typeof resolveCode>[0];
/** Returns the code that a text stands for in a reference list. */
type Replace = (field: CodeField, text: string, path: string) => string;

/** Codes within a value that are not fields themselves: the currency of a price and the country of a place. */
const CURRENCY: CodeField = { list: 'currencies' };
const COUNTRY: CodeField = { list: 'countries', as: countryCode };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function partReplaced(value: unknown, part: string, field: CodeField, path: string, replace: Replace): unknown {
  if (!isPlain(value) || !isText(value[part])) return value;
  return { ...value, [part]: replace(field, value[part], `${path}.${part}`) };
}

function replaced(field: Field, value: unknown, path: string, replace: Replace): unknown {
  if (field.kind === 'code') return isText(value) ? replace(field, value, path) : value;
  if (field.kind === 'money') return partReplaced(value, 'currency', CURRENCY, path, replace);
  if (field.kind === 'place') return partReplaced(value, 'country', COUNTRY, path, replace);
  if (field.kind === 'listed' && Array.isArray(value))
    return value.map((line, at) => partReplaced(line, 'id', field, `${path}.${at}`, replace));
  if (field.kind !== 'stops' || !isPlain(value)) return value;
  const stops = Object.entries(value).map(([name, stop]) => {
    const at = `${path}.${name}.address`;
    return [
      name,
      isPlain(stop) ? { ...stop, address: partReplaced(stop['address'], 'country', COUNTRY, at, replace) } : stop,
    ];
  });
  return Object.fromEntries(stops);
}

const CODE = /^[A-Z]{2}$/;

/** Returns a place with the country that its address ends in, if it has none of its own. */
function withCountry(place: unknown, codeOf: CodeOf): unknown {
  if (!isPlain(place) || isText(place['country'])) return place;
  for (const words of [place['address'], place['name']]) {
    const candidate = isText(words) ? countryInAddress(words) : undefined;
    const country = candidate && resolveCode(COUNTRY, candidate, codeOf);
    if (country && CODE.test(country)) return { ...place, country };
  }
  return place;
}

const CODED: readonly Field['kind'][] = ['code', 'money', 'place', 'stops', 'listed'];
const known = new WeakMap<Entity, readonly [string, Field][]>();

function codedFields(entity: Entity): readonly [string, Field][] {
  const found = known.get(entity);
  if (found) return found;
  const made = (Object.entries(entity.fields) as [string, Field][]).filter(([, { kind }]) => CODED.includes(kind));
  known.set(entity, made);
  return made;
}

/** Drops the type name from a body that repeats it, as records sent back whole do; the address contains it already. */
function withoutOwnType({ table, name }: Entity, { ...body }: Plain): Plain {
  const type = table?.discriminator;
  if (type && body[type] === name) delete body[type];
  return body;
}

/**
 * Returns the body with texts replaced by the codes they stand for. Texts without a code stay and are refused later.
 */
export function resolveCodes({ codeOf }: Codes, entity: Entity, sent: Plain): Plain {
  const own = withoutOwnType(entity, sent);
  const body: Plain = entity.reshaped ? entity.reshaped(own) : own;
  const read: Replace = (field, text) => resolveCode(field, text, codeOf) ?? text;
  const coded = codedFields(entity)
    .filter(([name]) => Object.hasOwn(body, name))
    .map(([name, field]) => {
      const value = replaced(field, body[name], name, read);
      return [name, field.kind === 'place' ? withCountry(value, codeOf) : value];
    });
  return { ...body, ...Object.fromEntries(coded) };
}

/** Returns errors for unknown codes by path: `material`, `cost.currency`, `start_location.country`. */
export function codeErrors({ codeOf }: Codes, entity: Entity, values: Plain): Record<string, string> {
  const errors: Record<string, string> = {};
  const judge: Replace = ({ list }, text, path) => {
    if (codeOf(list, text) !== text) errors[path] = FIELD_TEXTS.choice;
    return text;
  };
  for (const [name, field] of codedFields(entity)) replaced(field, values[name], name, judge);
  return errors;
}
