/** Addresses of the email pages. They are in a file of their own because every remote carries the other addresses. */
export const emailPaths = {
  /** List of emails sent to the account's address. */
  all: '/docs/emails',
  one: (id: string) => `/docs/emails/${encodeURIComponent(id)}`,
} as const;
