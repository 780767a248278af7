import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { pinnedCharts } from '@lichen/contracts/activities/charts/chart-data.call';
import { openTasks } from '@lichen/contracts/activities/tasks/open-tasks.call';
import { SCOPE3_SECTIONS, sectionAddress } from '@lichen/contracts/activities/scope3-sections';
import { paths } from '@lichen/contracts/api/paths';
import type { AreaGate } from '@lichen/contracts/portal/area-gate';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';
import { defineRemote } from '@lichen/kit/remote';

/** Every user sees these pages in the menu; without the role they show a refusal. */
const ADMINISTRATORS: Omit<AreaGate, 'path'> = { roles: ADMIN, module: 'activities', refusal: TEXTS.notAuthorised };

export default defineRemote({
  name: 'mf-activities',
  api: { module: 'activities', range: '^0.1.0' },
  areas: [
    ...['/activities', '/tasks', '/charts', '/activities_chart'].map((path) => ({ ...ADMINISTRATORS, path })),
    { path: '/scope3', roles: ['admin', 'edit_business'], module: 'activities' },
  ],
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
      adds: Object.entries(ACTIVITY_TYPES).map(([type, title]) => ({ path: `/activities/new/${type}`, title })),
      load: () => import('./pages/ActivityNew'),
    },
    { path: '/activities/import', title: 'Import', load: () => import('./pages/ImportList') },
    { path: '/activities/import/:id', title: 'Import', load: () => import('./pages/ImportDetail') },
    { path: '/activities/factors', title: 'Factors', load: () => import('./pages/FactorLibrary') },
    { path: '/activities/factors/own', title: 'Custom factors', load: () => import('./pages/OwnFactorList') },
    { path: '/activities/factors/own/new', title: 'Add custom factor', load: () => import('./pages/OwnFactorNew') },
    { path: '/activities/factors/own/:id', title: 'Custom factor', load: () => import('./pages/OwnFactorEdit') },
    { path: '/activities/offsets', title: 'Credits and removals', load: () => import('./pages/Offsets') },
    { path: '/activities/years', title: 'Years', load: () => import('./pages/InventoryYears') },
    { path: '/activities/recalculation', title: 'Recalculation', load: () => import('./pages/RecalculationList') },
    {
      path: '/activities/recalculation/:id',
      title: 'Recalculation',
      load: () => import('./pages/RecalculationDetail'),
    },
    { path: '/activities/enter', title: 'Fast entry', load: () => import('./pages/ActivityEnter') },
    { path: '/activities/enter/:type', title: 'Fast entry', load: () => import('./pages/ActivityEnter') },
    { path: '/activities/coverage', title: 'Coverage', load: () => import('./pages/Coverage') },
    { path: '/activities/change', title: 'Reasons for change', load: () => import('./pages/ChangeBridge') },
    { path: '/activities/checks', title: 'Checks', load: () => import('./pages/CheckList') },
    { path: '/activities/:id', title: 'Activity', load: () => import('./pages/ActivityDetail') },
    { path: '/activities/:id/edit', title: 'Edit activity', load: () => import('./pages/ActivityEdit') },
    {
      path: '/tasks',
      title: 'Tasks',
      menu: { icon: 'check', order: 25, group: 'work' },
      load: () => import('./pages/TaskList'),
    },
    {
      path: '/charts/chart',
      title: 'Your analysis',
      menu: { icon: 'chart', order: 30, group: 'work', also: ['activities_chart'] },
      load: () => import('./pages/ChartBuilder'),
    },
    { path: '/charts', title: 'Your analysis', load: () => import('./pages/ChartBuilder') },
    { path: '/charts/saved', title: 'Saved charts', load: () => import('./pages/SavedCharts') },
    { path: '/activities_chart/chart', title: 'Your analysis', load: () => import('./pages/ChartBuilder') },
    { path: '/activities_chart/chart/:id', title: 'Your analysis', load: () => import('./pages/ChartBuilder') },
    {
      path: '/scope3',
      title: 'Scope 3',
      card: { words: 'Purchased goods and services', icon: 'box', order: 70 },
      load: () => import('./pages/Scope3'),
    },
    { path: '/scope3/:section', title: 'Scope 3', load: () => import('./pages/Scope3Section') },
  ],
  // Two addresses of the charts area have `/activities_chart` as first segment; its tabs use the shorter `/charts`.
  moved: [
    { path: '/activities_chart', to: '/charts/chart' },
    { path: '/activities_chart/saved', to: '/charts/saved' },
    // Addresses of the category cards: the data of most categories is in the activity list.
    ...SCOPE3_SECTIONS.map((section) => ({
      path: paths.scope3Section(section.id),
      to: sectionAddress(section),
    })).filter(({ path, to }) => to !== path),
  ],
  widgets: [
    {
      slot: 'operator.tools',
      id: 'activities.factor-imports',
      title: 'Factors, exchange rates, price indices and VAT rates',
      allow: ['admin'],
      order: 10,
      load: () => import('./widgets/FactorImports'),
    },
    {
      slot: 'activity.list',
      id: 'activities.list',
      title: 'Activities',
      allow: ['user'],
      order: 10,
      load: () => import('./widgets/ActivityListEmbed'),
    },
    {
      slot: 'activity.newest',
      id: 'activities.newest',
      title: 'Newest records',
      allow: ['user'],
      order: 10,
      load: () => import('./widgets/NewestActivities'),
    },
    {
      slot: 'activity.editor',
      id: 'activities.editor',
      title: 'Activity',
      allow: ['user'],
      order: 10,
      load: () => import('./widgets/ActivityEditorEmbed'),
    },
    {
      slot: 'staff.entries',
      id: 'activities.entries',
      title: 'Enter a whole week, month or year',
      allow: ['user'],
      order: 10,
      load: () => import('./widgets/PeriodEntries'),
    },
    {
      slot: 'record.figures',
      id: 'activities.behind',
      title: 'Outdated figures',
      allow: ['user'],
      order: 10,
      load: () => import('./widgets/BehindOfRecord'),
    },
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
      shows: pinnedCharts,
      load: () => import('./widgets/PinnedCharts'),
    },
    {
      slot: 'corporate.summary',
      id: 'activities.corporate-charts',
      title: 'Pinned charts',
      allow: ['user'],
      order: 20,
      shows: pinnedCharts,
      load: () => import('./widgets/PinnedCharts'),
    },
    {
      slot: 'corporate.summary',
      id: 'activities.corporate-groups',
      title: 'CO₂e by group',
      allow: ['user'],
      order: 30,
      load: () => import('./widgets/EmissionGroups'),
    },
    {
      slot: 'dashboard.main',
      id: 'activities.groups',
      title: 'CO₂e by group',
      allow: ['user'],
      order: 10,
      load: () => import('./widgets/EmissionGroups'),
    },
    {
      slot: 'dashboard.side',
      id: 'activities.open-tasks',
      title: 'Open tasks',
      allow: ['user'],
      order: 10,
      shows: openTasks,
      load: () => import('./widgets/tasks/OpenTasks'),
    },
  ],
});
