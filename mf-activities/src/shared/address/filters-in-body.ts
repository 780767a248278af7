import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';

type Value = string | number | null | readonly string[];

/** The filters of the address as a body takes them; empty ones are left out. */
export function filtersInBody(query: Readonly<Record<string, Value>>): ActivityQuery {
  const filled = Object.entries(query).flatMap(([name, value]): [string, string | string[]][] => {
    if (Array.isArray(value)) return value.length > 0 ? [[name, [...value]]] : [];
    return value === null || value === '' ? [] : [[name, String(value)]];
  });
  return Object.fromEntries(filled);
}
