import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';

type Value = string | number | null | readonly string[];

/** Converts the query to filters for a request body; empty ones are omitted. */
export function filtersInBody(query: Readonly<Record<string, Value>>): ActivityQuery {
  const filled = Object.entries(query).flatMap(([name, value]): [string, string | string[]][] => {
    if (Array.isArray(value)) return value.length > 0 ? [[name, [...value]]] : [];
    return value === null || value === '' ? [] : [[name, String(value)]];
  });
  return Object.fromEntries(filled);
}
