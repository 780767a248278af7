import type { Language } from '@lichen/contracts/text/languages';
import { separatorsOf } from '@lichen/contracts/formats/numbers';
import type { KeyboardEvent } from 'react';

/** Characters that the keypad's decimal key types; with Num Lock off it deletes. */
const MARKS = ['.', ','];

/**
 * Makes the keypad's decimal key type the reader's own separator, whatever the keyboard layout: otherwise `1.234`,
 * meant as a fraction, would be read as 1234 where the decimal separator is a comma.
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
