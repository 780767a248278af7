import type { PortalAnswer } from '@lichen/contracts/portal';
import { sectionCards } from './sections';

const open = { open: true } as const;
const closed = { open: false, why: 'role', text: '' } as const;

const answer = (paths: string[]) =>
  ({
    areas: [
      { id: 'business', layout: 'scroll', verdict: open },
      { id: 'docs', layout: 'scroll', verdict: closed },
      { id: 'staff', layout: 'scroll', verdict: open },
    ],
    remotes: [{ pages: paths.map((path) => ({ path })) }],
  }) as unknown as PortalAnswer;

it('shows a card for an open area with a page, and leads to its own page if there is one', () => {
  expect(sectionCards(answer(['/business/locations', '/business', '/docs'])).map(({ path }) => path)).toEqual([
    '/business',
  ]);
});

it('leads to the first page that needs no id when the area has no page of its own', () => {
  expect(sectionCards(answer(['/business/locations/:id', '/business/locations'])).map(({ path }) => path)).toEqual([
    '/business/locations',
  ]);
});

it('shows nothing for an open area that nobody released a page for', () => {
  expect(sectionCards(answer([]))).toEqual([]);
});
