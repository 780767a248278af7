import type { Language } from '@lichen/contracts/text/languages';
import { separatorsOf } from '@lichen/contracts/formats/numbers';
import type { KeyboardEvent } from 'react';

/** Marks that the key of the keypad types; without the lock it deletes. */
const MARKS = ['.', ','];

/**
 * The decimal key of a numeric keypad writes the reader's own mark, whatever the layout of the keyboard says: `1.234`
 * of a hand that meant a fraction would otherwise be read as a thousand where a comma stands before fractions.
 */
export function typeKeypadMark(event: KeyboardEvent<HTMLInputElement>, language: Language): void {
  const { decimal } = separatorsOf(language);
  if (event.code !== 'NumpadDecimal' || !MARKS.includes(event.key) || event.key === decimal) return;
  event.preventDefault();
  const input = event.currentTarget;
  const end = input.value.length;
  input.setRangeText(decimal, input.selectionStart ?? end, input.selectionEnd ?? end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
