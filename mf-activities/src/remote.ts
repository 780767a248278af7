import { defineRemote } from '@lichen/kit/remote';

export default defineRemote({
  name: 'mf-activities',
  api: { module: 'activities', range: '^0.1.0' },
  pages: [
    {
      path: '/activities',
      title: 'Activities',
      menu: { icon: 'bolt', order: 20, group: 'work' },
      load: () => import('./pages/ActivityList'),
    },
    {
      path: '/activities/new/:type',
      title: 'Add activity',
      load: () => import('./pages/ActivityNew'),
    },
    { path: '/activities/recalculation', title: 'Recalculation', load: () => import('./pages/RecalculationList') },
    {
      path: '/activities/recalculation/:id',
      title: 'Recalculation',
      load: () => import('./pages/RecalculationDetail'),
    },
    { path: '/activities/enter', title: 'Fast entry', load: () => import('./pages/ActivityEnter') },
    { path: '/activities/enter/:type', title: 'Fast entry', load: () => import('./pages/ActivityEnter') },
    { path: '/activities/coverage', title: 'Coverage', load: () => import('./pages/Coverage') },
    { path: '/activities/checks', title: 'Checks', load: () => import('./pages/CheckList') },
    { path: '/activities/:id', title: 'Activity', load: () => import('./pages/ActivityDetail') },
    { path: '/activities/:id/edit', title: 'Edit activity', load: () => import('./pages/ActivityEdit') },
  ],
  widgets: [
    {
      slot: 'dashboard.summary',
      id: 'activities.summary',
      title: 'Emissions this year',
      allow: ['user'],
      order: 10,
      load: () => import('./widgets/ActivitySummary'),
    },
    {
      slot: 'dashboard.main',
      id: 'activities.groups',
      title: 'CO₂e by group',
      allow: ['user'],
      order: 10,
      load: () => import('./widgets/EmissionGroups'),
    },
  ],
});
