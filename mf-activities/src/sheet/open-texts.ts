import { cellText } from './cell-text';
import { fieldOf, type OpenSheet } from './useSheet';

/** Returns a field's value as the text of its cell. */
export function textOf(form: OpenSheet['form'], { words }: OpenSheet['sheet'], name: string, value: unknown): string {
  const field = fieldOf(form, name);
  return field ? cellText(field, value, words) : '';
}

/** Returns values as the texts of their cells; values without a text are omitted. */
export const textsOf = (
  { form, sheet }: OpenSheet,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> => {
  const texts = Object.entries(values).map(([name, value]) => [name, textOf(form, sheet, name, value)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
};
