const EVERYBODY = ['user'];

/**
 * Sections of the menu in the specification, by area, including those that do not exist yet. The shell itself adds the
 * dashboard. `words` translate a title that the shared dictionaries do not have yet.
 * @type {Record<string, { title: string, roles: string[], words?: Record<string, string> }>}
 */
export const WRITTEN_MENU = {
  business: { title: 'Business', roles: ['admin', 'edit_business', 'vehicle_admin', 'vehicle_review'] },
  docs: { title: 'Documents', roles: ['admin', 'share_docs', 'compliance_officer'] },
  activities: { title: 'Activities', roles: EVERYBODY },
  tasks: { title: 'Tasks', roles: EVERYBODY },
  reports: { title: 'Reports', roles: ['admin', 'view_reports', 'create_reports', 'approve_reports'] },
  ai: { title: 'AI agent', roles: EVERYBODY },
  charts: { title: 'Your analysis', roles: EVERYBODY },
  news: {
    title: 'News feed',
    roles: EVERYBODY,
    words: { FR: 'Fil d’actualité', DE: 'Neuigkeiten', NO: 'Nyheter', ES: 'Noticias' },
  },
  partner_compliance: { title: 'Compliance', roles: ['admin', 'compliance_officer'] },
};
