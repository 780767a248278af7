/** Names of the modules that accounts subscribe to; each is its own dictionary key. */
export const MODULE_NAMES: Readonly<Record<string, string>> = {
  activities: 'Activities',
  docs: 'Documents',
  compliance: 'Compliance',
  'value-chain': 'Value chain',
  business: 'Business',
  reports: 'Reports',
  news: 'News',
  'ai-doc-extract': 'Reading documents with AI',
  'premium-reports': 'Premium reports',
};
