/** What an account can subscribe to. */
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

/** A new account has the base modules; the paid extras are switched on one by one. */
export const BASE_SUBSCRIPTIONS: readonly Subscription[] = [
  'activities',
  'docs',
  'value-chain',
  'business',
  'reports',
  'news',
];
