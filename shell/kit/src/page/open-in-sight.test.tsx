import { render } from '@testing-library/react';
import { useOpenInSight } from './useOpenInSight';

const ENTRIES = ['Details', 'Meters', 'Vehicles', 'Staff'];
/** Pixels; jsdom lays nothing out. */
const [ENTRY_WIDTH, ROW_WIDTH] = [100, 150];

function Row({ open }: { open: string }) {
  const row = useOpenInSight(open);
  return (
    <nav ref={row}>
      {ENTRIES.map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === open ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

beforeEach(() => {
  const spy = (name: 'offsetLeft' | 'offsetWidth', of: (element: HTMLElement) => number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return of(this);
    });
  spy('offsetLeft', ({ textContent }) => ENTRIES.indexOf(textContent ?? '') * ENTRY_WIDTH);
  spy('offsetWidth', () => ENTRY_WIDTH);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(ROW_WIDTH);
});
afterEach(() => jest.restoreAllMocks());

it('scrolls the open entry to the middle of its row, and the next one when that is opened', () => {
  const { container, rerender } = render(<Row open="Vehicles" />);
  const row = container.querySelector('nav') as HTMLElement;
  expect(row.scrollLeft).toBe(175);

  rerender(<Row open="Meters" />);
  expect(row.scrollLeft).toBe(75);
});

it('leaves a row without an open entry where it is', () => {
  const { container } = render(<Row open="Power" />);
  expect(container.querySelector('nav')?.scrollLeft).toBe(0);
});
