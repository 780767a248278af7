import { render } from '@testing-library/react';
import { EmailText } from './EmailText';

it('offers to break after the signs of an address, and leaves it whole to read and copy', () => {
  const { container } = render(<EmailText address="kari.solberg@mill.example" />);
  expect(container.textContent).toBe('kari.solberg@mill.example');
  expect(container.innerHTML).toContain('kari.<wbr>solberg@<wbr>mill.<wbr>example');
});

it('shows nothing where there is none', () => {
  expect(render(<EmailText address={null} />).container.innerHTML).toBe('');
});
