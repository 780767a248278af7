/** Modules that an account can subscribe to. */
export const SUBSCRIPTIONS = [
  'activities',
  'docs',
  'compliance',
  'value-chain',
  'business',
  'reports',
  'news',
  'ai-doc-extract',
  'premium-reports',
] as const;

export type Subscription = (typeof SUBSCRIPTIONS)[number];

/** Display name of each module, a dictionary key. */
export const SUBSCRIPTION_NAMES: Readonly<Record<string, string>> = {
  activities: 'Activities',
  docs: 'Documents',
  compliance: 'Compliance',
  'value-chain': 'Value chain',
  business: 'Business',
  reports: 'Reports',
  news: 'News',
  'ai-doc-extract': 'Reading documents with AI',
  'premium-reports': 'Premium reports',
} satisfies Record<Subscription, string>;

/** Modules of an account that another company invited. */
export const PARTNER_SUBSCRIPTIONS: readonly Subscription[] = ['compliance', 'value-chain'];

/** Modules of a new account; paid modules are added one by one. */
export const BASE_SUBSCRIPTIONS: readonly Subscription[] = [
  'activities',
  'docs',
  'value-chain',
  'business',
  'reports',
  'news',
];
