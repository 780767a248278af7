import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import { openSections } from './sections';

const answer = (...remotes: string[][]) =>
  ({ remotes: remotes.map((paths) => ({ pages: paths.map((path) => ({ path })) })) }) as unknown as PortalAnswer;

it('shows a card for every section that the person may open, whichever remote has it', () => {
  const all = answer(
    [
      '/business/staff',
      '/business/company',
      '/business/locations',
      '/business/locations/:id',
      '/business/vehicles/new',
    ],
    ['/business/value-chain', '/value-chain'],
  );

  expect(openSections(all, () => true).map(({ path }) => path)).toEqual([
    '/business/company',
    '/business/locations',
    '/business/value-chain',
    '/business/staff',
  ]);
});

it('shows none where none is open', () =>
  expect(openSections(answer(['/business', '/member']), () => true)).toEqual([]));

it('shows no card of the company to whoever edits its statements alone', () =>
  expect(openSections(answer(['/business/company']), () => false)).toEqual([]));
