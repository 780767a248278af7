/** Addresses through which remotes link to each other's pages. */
export const paths = {
  dashboard: '/dashboard',
  corporate: '/corporate',
  /** Settings of the account that decide how figures are made. */
  figuresSettings: '/account/figures',
  activities: (query: Readonly<Record<string, string | readonly string[]>> = {}) => {
    const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
    const search = new URLSearchParams(pairs as [string, string][]).toString();
    return search ? `/activities?${search}` : '/activities';
  },
  activity: (id: string) => `/activities/${encodeURIComponent(id)}`,
  /** A new activity that continues a stored one: same meter, next period. */
  activityLike: (type: string, id: string) =>
    `/activities/new/${encodeURIComponent(type)}?like=${encodeURIComponent(id)}`,
  /** Coverage of a year, limited to the given locations if any are given. */
  coverage: (year: number, locations: readonly string[] = []) => {
    const pairs = [['year', String(year)], ...locations.map((id) => ['locations', id])];
    return `/activities/coverage?${new URLSearchParams(pairs as [string, string][]).toString()}`;
  },
  /** Page that explains why the emissions of two periods differ. */
  changeBridge: (now: { from: number; to: number }, before: { from: number; to: number }) =>
    `/activities/change?start_date=${now.from}&end_date=${now.to}&before_start=${before.from}&before_end=${before.to}`,
  enterActivities: (type?: string) => (type ? `/activities/enter/${encodeURIComponent(type)}` : '/activities/enter'),
  scope3: '/scope3',
  scope3Section: (id: string) => `/scope3/${encodeURIComponent(id)}`,
  tags: '/activities/tags',
  charts: '/charts/chart',
  savedCharts: '/charts/saved',
  newChart: '/activities_chart/chart',
  chart: (id: string) => `/activities_chart/chart/${encodeURIComponent(id)}`,
  factors: '/activities/factors',
  factor: (id: string) => `/activities/factors?open=${encodeURIComponent(id)}`,
  newActivity: (type: string) => `/activities/new/${encodeURIComponent(type)}`,
  imports: '/activities/import',
  import: (id: string) => `/activities/import/${encodeURIComponent(id)}`,
  ownFactors: '/activities/factors/own',
  ownFactor: (id: string) => `/activities/factors/own/${encodeURIComponent(id)}`,
  inventoryYears: '/activities/years',
  offsets: '/activities/offsets',
  recalculations: '/activities/recalculation',
  recalculation: (id: string) => `/activities/recalculation/${encodeURIComponent(id)}`,
  /** Imports of records other than activities, and one such import. */
  recordImports: (entity: string) => `/business/import/${encodeURIComponent(entity)}`,
  recordImport: (entity: string, id: string) =>
    `/business/import/${encodeURIComponent(entity)}/${encodeURIComponent(id)}`,
  /** One import, in the area its records belong to. */
  importOf: (entity: string, id: string): string =>
    entity.endsWith('_activitys') ? paths.import(id) : paths.recordImport(entity, id),
  tasks: '/tasks',
  documents: '/docs/index',
  /** The document that a task refers to. */
  taskDocument: (taskId: string) => `/docs?${new URLSearchParams({ task_id: taskId }).toString()}`,
  /** Page of the places that the product has learned from corrections of documents. */
  learnedPlaces: '/docs/learned',
  /** Document types that are applied without review. */
  automaticApplication: '/docs/automatic',
  /** Retention periods of documents. */
  docRetention: '/docs/retention',
  /** A document, opened at a page or tab or with one field's position highlighted if these are given. */
  document: (id: string, at: { page?: number | null; field?: string; tab?: string } = {}) => {
    const said = Object.entries(at).filter(([, value]) => value !== null && value !== undefined);
    const search = new URLSearchParams(said.map(([name, value]): [string, string] => [name, String(value)])).toString();
    return `/docs/index/${encodeURIComponent(id)}${search ? `?${search}` : ''}`;
  },
  /** Documents that connected partners have shared. */
  sharedDocuments: '/docs/shared',
  sharedDocument: (id: string) => `/docs/shared/${encodeURIComponent(id)}`,
  /** Demands on partners, and one of them. */
  partnerCompliance: '/partner_compliance',
  complianceConfigurations: '/partner_compliance/config',
  complianceConfiguration: (id: string) => `/partner_compliance/config/${encodeURIComponent(id)}`,
  surveys: '/partner_compliance/surveys',
  formConversations: '/partner_compliance/survey_builder',
  surveyBuilder: (id: string, conversation?: string) =>
    `/partner_compliance/survey_builder/${encodeURIComponent(id)}${conversation ? `?conversation=${encodeURIComponent(conversation)}` : ''}`,
  complianceDemand: (id: string) => `/partner_compliance/demand/${encodeURIComponent(id)}`,
  /** Requests of partners to this company, and one of them. */
  complianceRequests: '/docs/compliance',
  /** Passports that the company issues, and passports it has received. */
  supplierPassports: '/docs/compliance/passports',
  newSupplierPassport: '/docs/compliance/passports/new',
  receivedPassports: '/partner_compliance/passports',
  receivedPassport: (id: string) => `/partner_compliance/passports/${encodeURIComponent(id)}`,
  complianceRequest: (id: string) => `/docs/compliance/${encodeURIComponent(id)}`,
  /** Conversations with contacts of partners, and the one with a given contact. */
  chats: '/chat',
  chatsWith: (partnerId: string) => `/chat?${new URLSearchParams({ partner_id: partnerId }).toString()}`,
  chat: (partnerId: string, to: string) => `/chat?${new URLSearchParams({ partner_id: partnerId, to }).toString()}`,
  business: '/business',
  company: '/business/company',
  statementReports: '/reports/statement',
  /** Statement of a year, on the company page. */
  statement: (year: number) => `/business/company?tab=statements&year=${year}`,
  /** A tab of the company page for a year, and one record of the tab where it has several. */
  companyTab: (tab: string, year: number, of?: string) =>
    `/business/company?${new URLSearchParams({ tab, year: String(year), ...(of ? { of } : {}) }).toString()}`,
  locations: '/business/locations',
  locationsOnMap: '/business/locations?show=map',
  location: (id: string) => `/business/locations/${encodeURIComponent(id)}`,
  partners: '/value-chain',
  partner: (id: string) => `/value-chain/${encodeURIComponent(id)}`,
  vehicles: '/business/vehicles',
  vehicle: (id: string) => `/business/vehicles/${encodeURIComponent(id)}`,
  powerSources: '/business/power',
  powerSource: (id: string) => `/business/power/${encodeURIComponent(id)}`,
  products: '/business/product',
  product: (id: string) => `/business/product/${encodeURIComponent(id)}`,
  newLocation: '/business/locations/new',
  staff: '/business/staff',
  newStaff: '/business/staff/new',
  recycle: '/recycle',
  /** A section of the recycling area, for a year and with one record open if these are given. */
  recycled: (section: string, year?: number, of?: string) => {
    const asked = { ...(year === undefined ? {} : { year: String(year) }), ...(of ? { of } : {}) };
    const search = new URLSearchParams(asked).toString();
    return `/recycle/${encodeURIComponent(section)}${search ? `?${search}` : ''}`;
  },
  staffLogs: '/business/staff-logs',
  staffLog: (section: string) => `/business/staff-logs/${encodeURIComponent(section)}`,
  member: '/member',
  staffMember: (id: string) => `/business/staff/${encodeURIComponent(id)}`,
} as const;
