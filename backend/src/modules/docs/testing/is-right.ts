import { fold } from '@lichen/contracts/formats/fold';

interface Amount {
  readonly amount: string;
  readonly unit?: string | null;
  readonly currency?: string | null;
}

/** `613.66 EUR`; one without a unit leaves it open. */
function isAmount(value: Amount, said: string): boolean {
  const [figure = '', ...unit] = said.split(' ');
  const isUnit = unit.length === 0 || unit.join(' ') === (value.currency ?? value.unit);
  return Number(figure) === Number(value.amount) && isUnit;
}

/** True where a value as read is one of those that are printed. */
export function isRight(field: string, value: unknown, truth: readonly string[]): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'object') return truth.some((said) => isAmount(value as Amount, said));
  if (field === 'supplied_address') return truth.some((said) => fold(String(value)).includes(fold(said)));
  return truth.some((said) => fold(said) === fold(String(value)));
}
