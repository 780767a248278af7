import type { PortalAnswer, PortalPage } from '@lichen/contracts/portal/portal';
import { sectionCards } from './sections';

const open = { open: true } as const;
const closed = { open: false, why: 'role', text: '' } as const;

const page = (path: string, order?: number) => ({
  path,
  title: `Title of ${path}`,
  ...(order === undefined ? {} : { card: { words: `Words of ${path}`, icon: 'box', order } }),
});
const answer = (...remotes: ReturnType<typeof page>[][]) =>
  ({
    areas: [
      { id: 'business', layout: 'scroll', verdict: open },
      { id: 'docs', layout: 'scroll', verdict: closed },
      { id: 'staff', layout: 'scroll', verdict: open },
      { id: 'scope3', layout: 'scroll', verdict: open },
    ],
    remotes: remotes.map((pages) => ({ pages: pages as unknown as PortalPage[] })),
  }) as unknown as PortalAnswer;

it('shows the card of a page of an open area, under the title of the page', () => {
  expect(sectionCards(answer([page('/business/locations'), page('/business', 10), page('/docs', 20)]))).toEqual([
    { path: '/business', title: 'Title of /business', words: 'Words of /business', icon: 'box', order: 10 },
  ]);
});

it('has the cards of all remotes in the order that they ask for', () => {
  const cards = sectionCards(answer([page('/scope3', 70)], [page('/staff', 60), page('/business', 10)]));
  expect(cards.map(({ path }) => path)).toEqual(['/business', '/staff', '/scope3']);
});

it('shows nothing for pages of a release without cards, nor for an area without a verdict', () => {
  expect(sectionCards(answer([page('/business'), page('/staff')], [page('/recycle', 80)]))).toEqual([]);
});

it('shows nothing for an open area that nobody released a page for', () => {
  expect(sectionCards(answer([]))).toEqual([]);
});
