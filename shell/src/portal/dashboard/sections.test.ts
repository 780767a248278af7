import type { PortalAnswer } from '@lichen/contracts/portal/portal';
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

/** The flagged sections and the shortcut cards, as they are written. */
const FLAGGED = ['business', 'docs', 'reports', 'partner_compliance', 'value-chain', 'staff', 'scope3', 'recycle'];

it('has a card for each of the flagged sections that is open and released, and for nothing else', () => {
  const known = [...FLAGGED, 'dashboard', 'activities', 'tasks', 'charts', 'ai', 'news', 'chat', 'audit', 'account'];
  const everything = {
    areas: known.map((id) => ({ id, layout: 'scroll', verdict: open })),
    remotes: [{ pages: known.map((id) => ({ path: `/${id}` })) }],
  } as unknown as PortalAnswer;

  expect(sectionCards(everything).map(({ area, path }) => [area, path])).toEqual(FLAGGED.map((id) => [id, `/${id}`]));
});

it('shows nothing for an open area that nobody released a page for', () => {
  expect(sectionCards(answer([]))).toEqual([]);
});
