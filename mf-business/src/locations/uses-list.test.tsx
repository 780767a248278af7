import type { Role } from '@lichen/contracts/portal/roles';
import { portalAnswer, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { UsesList } from './UsesList';

beforeEach(() => pretendBrowser());

const use = (kind: string, thing: string) => ({ kind, count: 1, one: `{count} ${thing}`, other: `{count} ${thing}s` });
const USES = [use('vehicles', 'vehicle'), use('profiles', 'person'), use('docs', 'document')];

it.each<[Role[], string[]]>([
  [['user', 'edit_business'], ['1 vehicle']],
  [
    ['user', 'admin'],
    ['1 vehicle', '1 person', '1 document'],
  ],
])('leads %j to what they may open, and names the rest', async (roles, links) => {
  serve({});
  await show(<UsesList id="here" uses={USES} />, { answer: portalAnswer({ roles }) });
  expect(await screen.findByText('1 document')).toBeTruthy();
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});
