import { type Role, SIGNED_IN } from '@lichen/contracts/portal/roles';
import { defineRemote } from '@lichen/kit/remote';

const COMPANY: readonly Role[] = ['admin', 'edit_business'];
const STATEMENTS: readonly Role[] = [...COMPANY, 'edit_statement'];
const BUSINESS: readonly Role[] = [...COMPANY, 'vehicle_admin'];
const VEHICLES: readonly Role[] = [...BUSINESS, 'vehicle_review'];
const PRODUCTS: readonly Role[] = [...COMPANY, 'edit_waste'];
const STAFF: readonly Role[] = ['admin', 'edit_staff'];

export default defineRemote({
  name: 'mf-business',
  api: { module: 'business', range: '^0.1.0' },
  icons: { recycle: 'M8.5 8.5 12 3l3.5 5.5M5 13l-2 4 1.5 3H10m9-7 2 4-1.5 3H14m-8-9 2.5-4.5' },
  areas: [
    { path: '/business', roles: VEHICLES, module: 'business' },
    // Users who may only edit statements come from a report, straight to the statements tab.
    { path: '/business/company', roles: STATEMENTS, module: 'business' },
    { path: '/business/statements', roles: STATEMENTS, module: 'business' },
    { path: '/business/locations', roles: COMPANY, module: 'business' },
    { path: '/business/vehicles', roles: VEHICLES, module: 'business' },
    { path: '/business/power', roles: BUSINESS, module: 'business' },
    { path: '/business/product', roles: BUSINESS, module: 'business' },
    { path: '/business/staff', roles: STAFF, module: 'business' },
    { path: '/business/import', roles: ['admin'], module: 'business' },
    { path: '/business/staff-logs', roles: STAFF, module: 'business' },
    { path: '/staff', roles: STAFF, module: 'business' },
    { path: '/member', roles: SIGNED_IN },
    { path: '/recycle', roles: ['admin', 'edit_waste'], module: 'business' },
  ],
  pages: [
    {
      path: '/business',
      title: 'Business',
      menu: { icon: 'building', order: 8, group: 'company', allow: VEHICLES },
      card: { words: 'Locations, vehicles, products and statements', icon: 'building', order: 10 },
      load: () => import('./pages/Business'),
    },
    { path: '/business/company', title: 'Company', load: () => import('./pages/Company') },
    {
      path: '/business/locations',
      title: 'Locations',
      menu: { icon: 'pin', order: 10, group: 'company', allow: ['admin', 'edit_business'] },
      load: () => import('./pages/locations/LocationList'),
    },
    { path: '/business/locations/new', title: 'Add location', load: () => import('./pages/locations/LocationNew') },
    { path: '/business/locations/:id', title: 'Location', load: () => import('./pages/locations/LocationDetail') },
    {
      path: '/business/locations/:id/edit',
      title: 'Edit location',
      load: () => import('./pages/locations/LocationEdit'),
    },
    {
      path: '/business/vehicles',
      title: 'Vehicles',
      menu: {
        icon: 'truck',
        order: 12,
        group: 'company',
        allow: ['admin', 'edit_business', 'vehicle_admin', 'vehicle_review'],
      },
      load: () => import('./pages/vehicles/VehicleList'),
    },
    {
      path: '/business/vehicles/new',
      title: 'Add vehicle',
      allow: BUSINESS,
      load: () => import('./pages/vehicles/VehicleNew'),
    },
    { path: '/business/vehicles/:id', title: 'Vehicle', load: () => import('./pages/vehicles/VehicleDetail') },
    {
      path: '/business/vehicles/:id/edit',
      title: 'Edit vehicle',
      allow: BUSINESS,
      load: () => import('./pages/vehicles/VehicleEdit'),
    },
    {
      path: '/business/power',
      title: 'Power',
      menu: { icon: 'sun', order: 14, group: 'company', allow: ['admin', 'edit_business', 'vehicle_admin'] },
      load: () => import('./pages/power-sources/PowerSourceList'),
    },
    {
      path: '/business/power/new',
      title: 'Add power source',
      load: () => import('./pages/power-sources/PowerSourceNew'),
    },
    {
      path: '/business/power/:id',
      title: 'Power source',
      load: () => import('./pages/power-sources/PowerSourceDetail'),
    },
    {
      path: '/business/power/:id/edit',
      title: 'Edit power source',
      load: () => import('./pages/power-sources/PowerSourceEdit'),
    },
    {
      path: '/business/product',
      title: 'Products',
      menu: { icon: 'box', order: 16, group: 'company', allow: ['admin', 'edit_business', 'vehicle_admin'] },
      load: () => import('./pages/products/ProductList'),
    },
    {
      path: '/business/product/new',
      title: 'Add product',
      allow: PRODUCTS,
      load: () => import('./pages/products/ProductNew'),
    },
    { path: '/business/product/:id', title: 'Product', load: () => import('./pages/products/ProductDetail') },
    {
      path: '/business/product/:id/edit',
      title: 'Edit product',
      allow: PRODUCTS,
      load: () => import('./pages/products/ProductEdit'),
    },
    {
      path: '/business/staff',
      title: 'Staff',
      menu: { icon: 'people', order: 18, group: 'company', allow: ['admin', 'edit_staff'] },
      load: () => import('./pages/staff/StaffList'),
    },
    { path: '/business/staff/new', title: 'Add staff', load: () => import('./pages/staff/StaffNew') },
    { path: '/business/staff/:id', title: 'Staff member', load: () => import('./pages/staff/StaffDetail') },
    { path: '/business/staff/:id/edit', title: 'Edit staff member', load: () => import('./pages/staff/StaffEdit') },
    {
      path: '/business/staff-logs',
      title: 'Staff logs',
      load: () => import('./pages/staff/StaffLogs'),
    },
    { path: '/business/staff-logs/:id', title: 'Staff logs', load: () => import('./pages/staff/StaffLogs') },
    { path: '/business/import/:entity', title: 'Import', load: () => import('./pages/RecordImportList') },
    { path: '/business/import/:entity/:id', title: 'Import', load: () => import('./pages/RecordImport') },
    // The signed-in user's own page.
    {
      path: '/member',
      title: 'Your page',
      menu: { icon: 'user', order: 90, group: 'work' },
      load: () => import('./pages/staff/Member'),
    },
    // Tags belong to the activities area, whose gate admits only administrators to this page.
    { path: '/activities/tags', title: 'Tags', load: () => import('./pages/TagList') },
    // The same pages at the addresses that the route table of the specification names.
    {
      path: '/staff',
      title: 'Staff',
      card: { words: 'People, travel and training', icon: 'people', order: 60 },
      load: () => import('./pages/staff/StaffList'),
    },
    { path: '/staff/:id', title: 'Staff member', load: () => import('./pages/staff/StaffDetail') },
    {
      path: '/recycle',
      title: 'Recycling',
      card: { words: 'Products, materials, water and waste', icon: 'recycle', order: 80 },
      load: () => import('./pages/Recycle'),
    },
    { path: '/recycle/:section', title: 'Recycling', load: () => import('./pages/Recycle') },
  ],
  moved: [{ path: '/business/statements', to: '/business/company?tab=statements' }],
  widgets: [],
});
