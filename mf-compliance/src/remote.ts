import { getConnectionInvitations } from '@lichen/contracts/compliance/connect.call';
import { partnerComplianceStatus, partnerDemandStatus } from '@lichen/contracts/compliance/demands/status-counts.call';
import { paths } from '@lichen/contracts/api/paths';
import type { Role } from '@lichen/contracts/portal/roles';
import { defineRemote } from '@lichen/kit/remote';

const list = () => import('./pages/PartnerList');
const add = () => import('./pages/PartnerNew');
const detail = () => import('./pages/PartnerDetail');
const edit = () => import('./pages/PartnerEdit');
const VALUE_CHAIN: readonly Role[] = ['admin', 'edit_valuechain'];
const COMPLIANCE: readonly Role[] = ['admin', 'compliance_officer'];

const upstream = paths.activities({ activity: 'upstream_transmission_distribution' });

export default defineRemote({
  name: 'mf-compliance',
  api: { module: 'compliance', range: '^0.1.0' },
  areas: [
    { path: '/value-chain', roles: VALUE_CHAIN, module: 'value-chain', partner: true },
    { path: '/business/value-chain', roles: VALUE_CHAIN, module: 'value-chain' },
    { path: '/partner_compliance', roles: COMPLIANCE, module: 'compliance', partner: true, layout: 'fixed' },
    // Companies without a subscription answer requests here.
    { path: '/docs/compliance', roles: COMPLIANCE, partner: true },
    // A visitor who comes from an email without a session is asked to log in at this address.
    { path: '/chat', roles: COMPLIANCE, partner: true, isPublic: true, layout: 'bare' },
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
    // The same pages at the addresses of the business section.
    { path: '/business/value-chain', title: 'Value chain', load: list },
    { path: '/business/value-chain/new', title: 'Add partner', load: add },
    { path: '/business/value-chain/:id', title: 'Partner', load: detail },
    { path: '/business/value-chain/:id/edit', title: 'Edit partner', load: edit },
    {
      path: '/partner_compliance',
      title: 'Compliance',
      menu: { icon: 'shield', order: 65, group: 'company', allow: COMPLIANCE },
      load: () => import('./pages/ComplianceStatus'),
    },
    {
      path: '/partner_compliance/config',
      title: 'Configurations',
      load: () => import('./pages/ConfigurationList'),
    },
    {
      path: '/partner_compliance/config/:id',
      title: 'Configuration',
      load: () => import('./pages/ConfigurationDetail'),
    },
    {
      path: '/partner_compliance/survey_builder',
      title: 'Survey builder',
      load: () => import('./pages/FormConversations'),
    },
    { path: '/partner_compliance/surveys', title: 'Surveys', load: () => import('./pages/SurveyList') },
    {
      path: '/partner_compliance/survey_builder/:id',
      title: 'Survey',
      load: () => import('./pages/SurveyBuilder'),
    },
    {
      path: '/partner_compliance/passports',
      title: 'Received passports',
      load: () => import('./pages/ReceivedPassportList'),
    },
    {
      path: '/partner_compliance/passports/:id',
      title: 'Received passport',
      load: () => import('./pages/ReceivedPassportDetail'),
    },
    { path: '/partner_compliance/demand/:id', title: 'Demand', load: () => import('./pages/DemandReview') },
    {
      path: '/docs/compliance',
      title: 'Compliance requests',
      menu: { icon: 'check', order: 66, group: 'company', allow: COMPLIANCE },
      load: () => import('./pages/RequestList'),
    },
    { path: '/chat', title: 'Messages', load: () => import('./pages/ChatPage') },
    { path: '/docs/compliance/passports', title: 'Supplier passports', load: () => import('./pages/PassportList') },
    { path: '/docs/compliance/passports/new', title: 'Issue passport', load: () => import('./pages/PassportNew') },
    { path: '/docs/compliance/:id', title: 'Request', load: () => import('./pages/RequestDetail') },
  ],
  // `upstream` is not the id of a partner: upstream transport is shown among the activities.
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
    {
      slot: 'dashboard.side',
      id: 'compliance.requests',
      title: 'Compliance requests',
      allow: COMPLIANCE,
      order: 20,
      shows: partnerComplianceStatus,
      load: () => import('./widgets/RequestStatus'),
    },
    {
      slot: 'dashboard.side',
      id: 'compliance.demands',
      title: 'Demands of partners',
      allow: COMPLIANCE,
      order: 30,
      shows: partnerDemandStatus,
      load: () => import('./widgets/DemandStatus'),
    },
    {
      slot: 'corporate.summary',
      id: 'compliance.partner-summary',
      title: 'Partners by connection',
      allow: ['user'],
      order: 10,
      load: () => import('./widgets/PartnerSummary'),
    },
  ],
});
