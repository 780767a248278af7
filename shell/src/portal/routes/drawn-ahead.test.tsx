import type { PortalRemote } from '@lichen/contracts/portal/portal';
import { MemoryRouter, useParams } from '@lichen/kit/router';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { DrawnAhead } from './DrawnAhead';
import { type AheadPage, drawAhead, dropAhead, useAhead } from './drawn-ahead';

const page = (container: string, Shown: AheadPage['Shown']): AheadPage => ({
  part: { remote: { container } as PortalRemote, expose: './Page', title: 'Page', files: [] },
  ...{ pattern: '/sites/:id', address: '/sites/7?tab=year', Shown },
});

const portal = () =>
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <p>Open page</p>
      <DrawnAhead />
    </MemoryRouter>,
  );
/** Draws at once what the browser draws in its spare time. */
const draw = (ahead: AheadPage) => act(async () => drawAhead(ahead));

afterEach(() => {
  const { page: left } = useAhead.getState();
  act(() => left && dropAhead(left));
  jest.restoreAllMocks();
});

const seen: (string | undefined)[] = [];
const effect = jest.fn();

function Site() {
  seen.push(useParams()['id']);
  useEffect(effect);
  useLayoutEffect(effect);
  return <h1>Site</h1>;
}

it('draws a page at its address, once, outside the document, and runs none of its effects', async () => {
  portal();
  await draw(page('a1', Site));
  expect(new Set(seen)).toEqual(new Set(['7']));
  expect([effect.mock.calls.length, screen.queryByText('Site'), document.body.textContent]).toEqual([
    0,
    null,
    'Open page',
  ]);

  const count = seen.length;
  act(() => dropAhead(useAhead.getState().page as AheadPage));
  await draw(page('a1', Site));
  expect(seen).toHaveLength(count);
});

it.each([
  ['throws', new Error('drawn')],
  ['waits for ever', new Promise(() => undefined)],
])('leaves the open page as it is where the other %s', async (how, thrown) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Faulty = jest.fn(() => {
    throw thrown;
  });
  portal();
  await draw(page(how, Faulty));
  await act(async () => undefined);
  expect([document.body.textContent, Faulty.mock.calls.length > 0]).toEqual(['Open page', true]);
});
