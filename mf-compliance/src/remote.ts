import { getConnectionInvitations } from '@lichen/contracts/compliance/connect.call';
import { paths } from '@lichen/contracts/api/paths';
import type { Role } from '@lichen/contracts/portal/roles';
import { defineRemote } from '@lichen/kit/remote';

const list = () => import('./pages/PartnerList');
const add = () => import('./pages/PartnerNew');
const detail = () => import('./pages/PartnerDetail');
const edit = () => import('./pages/PartnerEdit');
const VALUE_CHAIN: readonly Role[] = ['admin', 'edit_valuechain'];

const upstream = paths.activities({ activity: 'upstream_transmission_distribution' });

export default defineRemote({
  name: 'mf-compliance',
  api: { module: 'compliance', range: '^0.1.0' },
  areas: [
    { path: '/value-chain', roles: VALUE_CHAIN, module: 'value-chain', partner: true },
    { path: '/business/value-chain', roles: VALUE_CHAIN, module: 'value-chain' },
  ],
  pages: [
    {
      path: '/value-chain',
      title: 'Value chain',
      menu: { icon: 'link', order: 60, group: 'company', allow: ['admin', 'edit_valuechain'] },
      card: { words: 'Suppliers and customers', icon: 'link', order: 50 },
      load: list,
    },
    { path: '/value-chain/new', title: 'Add partner', load: add },
    { path: '/value-chain/:id', title: 'Partner', load: detail },
    { path: '/value-chain/:id/edit', title: 'Edit partner', load: edit },
    // The same screens, reached from the business section.
    { path: '/business/value-chain', title: 'Value chain', load: list },
    { path: '/business/value-chain/new', title: 'Add partner', load: add },
    { path: '/business/value-chain/:id', title: 'Partner', load: detail },
    { path: '/business/value-chain/:id/edit', title: 'Edit partner', load: edit },
  ],
  // Not the partner called "upstream": what partners carry is among the activities.
  moved: ['/value-chain/upstream', '/business/value-chain/upstream'].map((path) => ({ path, to: upstream })),
  widgets: [
    {
      slot: 'dashboard.main',
      id: 'compliance.connection-invitations',
      title: 'Connection invitations from other companies',
      allow: ['user'],
      order: 5,
      shows: getConnectionInvitations,
      load: () => import('./widgets/ConnectionInvitations'),
    },
  ],
});
