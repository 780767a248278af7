import type { KeyboardEvent } from 'react';
import { typeKeypadMark } from './keypad-mark';

it('leaves the key alone where it writes the mark of the reader anyway', () => {
  const input = document.createElement('input');
  input.value = '12';
  const pressed = { code: 'NumpadDecimal', key: '.', currentTarget: input, preventDefault: () => undefined };

  typeKeypadMark(pressed as unknown as KeyboardEvent<HTMLInputElement>, 'en-GB');
  expect(input.value).toBe('12');
  typeKeypadMark(pressed as unknown as KeyboardEvent<HTMLInputElement>, 'FR');
  expect(input.value).toBe('12,');
});
