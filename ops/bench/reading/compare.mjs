const fold = (text) =>
  String(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A document without a currency leaves it open, or lets it follow from the country. */
const isSameUnit = (read, truth) =>
  (read.currency ?? read.unit) === (truth.currency ?? truth.unit) ||
  (truth.currency === null && read.currency === truth.likely);

const isSameAmount = (a, b) => Number(a.amount) === Number(b.amount) && isSameUnit(a, b);

/** True when the value that was read is the printed one. */
export function isRight(field, read, truth) {
  if (read === null || read === undefined) return false;
  if (field === 'supplied_address')
    return truth.filter((part) => fold(read).includes(fold(part))).length === truth.length;
  if (Array.isArray(truth)) return truth.some((each) => fold(each) === fold(read));
  if (typeof truth === 'object') return typeof read === 'object' && isSameAmount(read, truth);
  if (field === 'renewable_used') return Number(read) === Number(truth);
  return fold(read) === fold(truth);
}

/** Outcome of a field: right, wrong with or without a flag, or missing; a value left open is missing with a flag. */
export function outcomeOf(field, reading, truth) {
  const found = reading.fields.find((each) => each.field === field);
  if (!found) return 'missing';
  const isFlagged = found.flags.length > 0;
  if (isRight(field, found.value, truth)) return isFlagged ? 'rightFlagged' : 'right';
  if (found.value === null) return 'wrongFlagged';
  return isFlagged ? 'wrongFlagged' : 'wrongUnflagged';
}
