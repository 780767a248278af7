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
    { path: '/activities/change', title: 'Why it changed', load: () => import('./pages/ChangeBridge') },
    { path: '/activities/checks', title: 'Checks', load: () => import('./pages/CheckList') },
    { path: '/activities/:id', title: 'Activity', load: () => import('./pages/ActivityDetail') },
    { path: '/activities/:id/edit', title: 'Edit activity', load: () => import('./pages/ActivityEdit') },
    {
      path: '/charts/chart',
      title: 'Your analysis',
      menu: { icon: 'chart', order: 30, group: 'work' },
      load: () => import('./pages/ChartBuilder'),
    },
    { path: '/charts/saved', title: 'Saved charts', load: () => import('./pages/SavedCharts') },
    { path: '/activities_chart/chart', title: 'Your analysis', load: () => import('./pages/ChartBuilder') },
    { path: '/activities_chart/chart/:id', title: 'Your analysis', load: () => import('./pages/ChartBuilder') },
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
      slot: 'dashboard.summary',
      id: 'activities.pinned-charts',
      title: 'Pinned charts',
      allow: ['user'],
      order: 20,
      load: () => import('./widgets/PinnedCharts'),
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
