/** Pages of emails. They stand apart from the other addresses, which every remote carries. */
export const emailPaths = {
  /** What came to the email address of the account. */
  all: '/docs/emails',
  one: (id: string) => `/docs/emails/${encodeURIComponent(id)}`,
} as const;
