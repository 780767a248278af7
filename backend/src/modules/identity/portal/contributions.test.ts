import type { Release } from '@lichen/contracts/portal/release';
import type { Role } from '@lichen/contracts/portal/roles';
import { contributionOf } from './contributions';
import { gatesOf } from './gates';

const page = (path: string) => ({ area: 'vans', path, title: path, expose: path, preload: [] });
const release = {
  name: 'mf-vans',
  api: { module: 'vans', range: '^1.0.0' },
  areas: [{ path: '/vans', roles: ['admin', 'vehicle_review'] }],
  pages: [page('/vans'), { ...page('/vans/new'), allow: ['admin', 'vehicle_admin'] }],
  widgets: [],
} as unknown as Release;
const gates = gatesOf([release]);
const has = (...roles: Role[]) => {
  const visitor = { roles, modules: [], accountType: 'standard', setupComplete: true } as const;
  const { pages, ...rest } = contributionOf(release, visitor, gates) ?? { pages: [] };
  return { pages: pages.map(({ path }) => path), ...rest };
};

it('refuses a page that asks for more than its area to those of the area alone, and says who may', () => {
  const text = "This page isn't for you";
  expect(has('vehicle_review')).toEqual({
    pages: ['/vans'],
    refused: [{ path: '/vans/new', verdict: { open: false, why: 'role', text, roles: ['admin', 'vehicle_admin'] } }],
    widgets: [],
  });
});

it('offers the page to whoever has a role of both, or one of each', () => {
  const all = { pages: ['/vans', '/vans/new'], widgets: [] };
  expect(has('admin')).toEqual(all);
  expect(has('vehicle_review', 'vehicle_admin')).toEqual(all);
});

it('says nothing of the page where the area is closed', () => {
  expect(has('vehicle_admin')).toEqual({ pages: [] });
});
