import { defineRemote } from '@lichen/kit/remote';

export default defineRemote({
  name: 'mf-docs',
  api: { module: 'docs', range: '^0.1.0' },
  areas: [{ path: '/docs', roles: ['admin', 'share_docs', 'compliance_officer'], module: 'docs' }],
  pages: [
    {
      path: '/docs',
      title: 'Documents',
      menu: { icon: 'file', order: 9, group: 'company', allow: ['admin', 'share_docs', 'compliance_officer'] },
      load: () => import('./pages/DocList'),
    },
    { path: '/docs/shared', title: 'Shared documents', load: () => import('./pages/SharedDocList') },
    { path: '/docs/shared/:id', title: 'Shared document', load: () => import('./pages/SharedDocDetail') },
    { path: '/docs/index', title: 'Documents', load: () => import('./pages/DocList') },
    { path: '/docs/learned', title: 'Learned from corrections', load: () => import('./pages/LearnedPlaces') },
    { path: '/docs/:id', title: 'Document', load: () => import('./pages/DocDetail') },
    { path: '/docs/index/:id', title: 'Document', load: () => import('./pages/DocDetail') },
  ],
  widgets: [
    {
      slot: 'partner.docs',
      id: 'docs.partner-documents',
      title: 'Shared documents',
      allow: ['admin', 'share_docs', 'compliance_officer'],
      order: 10,
      load: () => import('./widgets/PartnerDocuments'),
    },
    {
      slot: 'figure.document',
      id: 'docs.figure-document',
      title: 'From the document',
      allow: ['admin', 'share_docs', 'compliance_officer'],
      order: 10,
      load: () => import('./widgets/FigureDocument'),
    },
    {
      slot: 'document.viewer',
      id: 'docs.document-viewer',
      title: 'Document',
      allow: ['admin', 'share_docs', 'compliance_officer'],
      order: 10,
      load: () => import('./widgets/DocumentViewer'),
    },
    {
      slot: 'document.list',
      id: 'docs.document-list',
      title: 'Documents',
      allow: ['admin', 'share_docs', 'compliance_officer'],
      order: 10,
      load: () => import('./widgets/DocListEmbed'),
    },
    {
      slot: 'document.choice',
      id: 'docs.document-choice',
      title: 'Evidence',
      allow: ['admin', 'share_docs', 'compliance_officer'],
      order: 10,
      load: () => import('./widgets/DocumentChoice'),
    },
  ],
});
