type Values = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns whether two values are equal; null, an empty text and an empty array count as equal. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (isBlank(left) && isBlank(right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return Object.is(left, right);
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => sameValue((left as Values)[name], (right as Values)[name]));
}

/** Returns the writable fields whose value differs from the stored record; an emptied field is null. */
export function changedFields(fields: Readonly<Record<string, unknown>>, stored: object, values: Values): Values {
  const names = Object.keys(fields).filter((name) => Object.hasOwn(values, name));
  const changed = names.filter((name) => !sameValue((stored as Values)[name], values[name]));
  return Object.fromEntries(changed.map((name) => [name, isBlank(values[name]) ? null : values[name]]));
}
