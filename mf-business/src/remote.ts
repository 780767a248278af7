import { defineRemote } from '@lichen/kit/remote';

export default defineRemote({
  name: 'mf-business',
  api: { module: 'business', range: '^0.1.0' },
  pages: [
    {
      path: '/business/locations',
      title: 'Locations',
      menu: { icon: 'building', order: 10, group: 'company', allow: ['admin', 'edit_business', 'vehicle_admin'] },
      load: () => import('./pages/LocationList'),
    },
    { path: '/business/locations/new', title: 'Add location', load: () => import('./pages/LocationNew') },
    { path: '/business/locations/:id', title: 'Location', load: () => import('./pages/LocationDetail') },
    { path: '/business/locations/:id/edit', title: 'Edit location', load: () => import('./pages/LocationEdit') },
  ],
  widgets: [],
});
