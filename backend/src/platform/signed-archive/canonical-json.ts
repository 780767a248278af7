/** A value that JSON can express; `undefined` is none. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

const MOST_DEEP = 32;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

function textOf(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new Error('A text holds half of a character');
  return JSON.stringify(text);
}

function numberOf(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`${value} is no number of JSON`);
  return JSON.stringify(value);
}

/**
 * Returns the canonical JSON of a value (RFC 8785): members in UTF-16 order, no spaces, numbers as in ECMAScript.
 * Throws for values without such a text and for too deep nesting.
 */
export function canonicalJson(value: JsonValue, depth = 0): string {
  if (depth > MOST_DEEP) throw new Error(`Nested deeper than ${MOST_DEEP} levels`);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return numberOf(value);
  if (typeof value === 'string') return textOf(value);
  if (typeof value !== 'object') throw new Error(`JSON has no ${typeof value}`);
  if (Array.isArray(value)) return `[${value.map((each: JsonValue) => canonicalJson(each, depth + 1)).join(',')}]`;
  const named = value as { readonly [name: string]: JsonValue };
  // Without a comparator, sort() compares UTF-16 code units.
  const members = Object.keys(named)
    .sort()
    .map((name) => `${textOf(name)}:${canonicalJson(named[name] as JsonValue, depth + 1)}`);
  return `{${members.join(',')}}`;
}
