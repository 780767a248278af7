import { cellText } from './cell-text';
import { fieldOf, type OpenSheet } from './useSheet';

/** A value of a type as the text of its cell. */
export function textOf(form: OpenSheet['form'], { words }: OpenSheet['sheet'], name: string, value: unknown): string {
  const field = fieldOf(form, name);
  return field ? cellText(field, value, words) : '';
}

/** Values of a type as texts of its cells; what has no text is left out. */
export const textsOf = (
  { form, sheet }: OpenSheet,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> => {
  const texts = Object.entries(values).map(([name, value]) => [name, textOf(form, sheet, name, value)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
};
