import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeQueryClient } from '../data/query-client';
import { startTexts } from '../i18n/texts';
import { MemoryRouter, useLocation } from '../modules/router';
import { KitProvider } from '../page/KitProvider';
import { portalAnswer } from './portal-answer';

export interface Options {
  at?: string;
  answer?: PortalAnswer;
  now?: number;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Mounts a screen within the shell's providers. */
export async function show(
  screen: ReactNode,
  { at = '/', answer = portalAnswer(), now = Date.UTC(2026, 9, 15, 12) }: Options = {},
) {
  await startTexts('en-GB');
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const clock = () => now;
  const view = await act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <KitProvider client={client} answer={answer} now={clock}>
          {screen}
          <Address />
        </KitProvider>
      </MemoryRouter>,
    ),
  );
  return { ...view, client, address: () => view.getByTestId('address').textContent };
}
