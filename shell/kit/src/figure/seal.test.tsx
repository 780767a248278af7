import { render } from '@testing-library/react';
import { Seal } from './Seal';

it('draws another mark where what was sealed has changed, and leaves the words to the text beside it', () => {
  const marks = [false, true].map((isChanged) => {
    const { container } = render(<Seal isChanged={isChanged} />);
    expect(container.textContent).toBe('');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    return container.querySelector('.k-seal-tick')?.getAttribute('d');
  });
  expect(marks[0]).not.toBe(marks[1]);
});
