import { Link, MemoryRouter, Route, Routes } from '@lichen/kit/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useScrollAndFocusOnNavigation } from './useScrollAndFocusOnNavigation';

function Portal() {
  const main = useRef<HTMLElement>(null);
  useScrollAndFocusOnNavigation(main);
  return (
    <>
      <Link to="/bills">In the menu</Link>
      <main ref={main} tabIndex={-1}>
        <Routes>
          <Route path="/" element={<Link to="/bills">On the page</Link>} />
          <Route path="/bills" element={<h1>Bills</h1>} />
        </Routes>
      </main>
    </>
  );
}

const visit = () =>
  render(
    <MemoryRouter>
      <Portal />
    </MemoryRouter>,
  );

async function follow(name: string) {
  const link = screen.getByRole('link', { name });
  link.focus();
  await act(async () => fireEvent.click(link));
  expect(screen.getByRole('heading', { name: 'Bills' })).toBeTruthy();
  return link;
}

beforeAll(() => {
  HTMLElement.prototype.scrollTo = () => undefined;
});

it('brings the focus to the content when it went with the page before', async () => {
  visit();
  expect(document.activeElement).toBe(document.body);
  await follow('On the page');

  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus where a person has it', async () => {
  visit();
  const link = await follow('In the menu');

  expect(document.activeElement).toBe(link);
});
