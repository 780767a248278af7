export type QueryValue = string | number | boolean | null | undefined;
/** Query parameters by name; an array repeats its parameter. */
export type QueryInput = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

const isGiven = (value: QueryValue): value is string | number | boolean =>
  value !== undefined && value !== null && value !== '';

/** Repeated parameters match any of the values; empty ones are omitted. */
export function queryString(query: QueryInput): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? (value as readonly QueryValue[]) : [value as QueryValue])
      if (isGiven(one)) search.append(name, String(one));
  return search.toString();
}
