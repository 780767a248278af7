import type { PortalAnswer, PortalPage } from '@lichen/contracts/portal/portal';
import { palettePages, paletteScore } from './palette-pages';

const page = (path: string, title: string, adds?: PortalPage['adds']): PortalPage => ({
  ...{ path, title, expose: path, preload: [] },
  ...(adds ? { adds } : {}),
});
const answer = {
  menu: [{ path: '/bills', title: 'Bills' }],
  remotes: [
    {
      pages: [
        page('/bills', 'Bills'),
        page('/bills/:id', 'Bill'),
        page('/bills/gaps', 'Gaps'),
        page('/gaps', 'Gaps'),
        page('/sites/new', 'Add site'),
        page('/bills/new/:type', 'Add bill', [{ path: '/bills/new/gas', title: 'Gas' }]),
      ],
    },
  ],
} as unknown as PortalAnswer;

it('knows every page that needs no more than its name, each once, and what can be added', () => {
  expect(palettePages(answer)).toEqual({
    pages: [{ path: '/bills/gaps', title: 'Gaps' }],
    forms: [{ path: '/sites/new', title: 'Add site' }],
    adds: [{ path: '/bills/new/gas', title: 'Gas' }],
  });
});

it('finds a title by its words, whatever their order and accents', () => {
  expect(paletteScore('Ajouter : Électricité', 'electricite ajout')).toBe(0.5);
  expect(paletteScore('Activities', 'activ')).toBe(1);
  expect(paletteScore('Dashboard', 'add')).toBe(0);
});
