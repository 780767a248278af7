import { fold } from '@lichen/contracts/formats/fold';

interface Amount {
  readonly amount: string;
  readonly unit?: string | null;
  readonly currency?: string | null;
}

/** Compares an amount with `613.66 EUR`; without a unit, any unit matches. */
function isAmount(value: Amount, said: string): boolean {
  const [figure = '', ...unit] = said.split(' ');
  const isUnit = unit.length === 0 || unit.join(' ') === (value.currency ?? value.unit);
  return Number(figure) === Number(value.amount) && isUnit;
}

/** Returns true if a value as read equals one of the printed ones. */
export function isRight(field: string, value: unknown, truth: readonly string[]): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'object') return truth.some((said) => isAmount(value as Amount, said));
  if (field === 'supplied_address') return truth.some((said) => fold(String(value)).includes(fold(said)));
  return truth.some((said) => fold(said) === fold(String(value)));
}
