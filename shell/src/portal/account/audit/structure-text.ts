const isStructure = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Turns a key such as `before_kg` into words. */
export const spoken = (key: string): string => key.replaceAll('_', ' ');

/**
 * A list or a record within a record as one line: `a, b` or `key: value, key: value`, what lies deeper in brackets.
 * @param said how a plain value is written
 */
export function structureText(value: unknown, said: (plain: unknown) => string): string {
  if (!isStructure(value)) return said(value);
  const inner = (each: unknown) => (isStructure(each) ? `(${structureText(each, said)})` : said(each));
  if (Array.isArray(value)) return value.map(inner).join(', ') || said(null);
  const pairs = Object.entries(value).map(([key, each]) => `${spoken(key)}: ${inner(each)}`);
  return pairs.join(', ') || said(null);
}
