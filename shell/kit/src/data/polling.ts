/** How often each kind of thing is asked for again, in milliseconds, where no push tells of it (parts 1 to 3 §9). */
export const POLLING_MS = {
  document: 500,
  documents: 2000,
  emails: 2000,
  partnerChat: 1000,
  aiChat: 1000,
  /** Progress is pushed; somebody without a connection asks this often. */
  job: 3000,
} as const satisfies Readonly<Record<string, number>>;

export type Polled = keyof typeof POLLING_MS;
