/** Polling intervals in milliseconds while the socket is disconnected (parts 1 to 3 §9). */
export const POLLING_MS = {
  document: 500,
  documents: 2000,
  emails: 2000,
  partnerChat: 1000,
  aiChat: 1000,
  job: 3000,
} as const satisfies Readonly<Record<string, number>>;

export type PollingKind = keyof typeof POLLING_MS;

/** Marks queries that are polled while the socket is disconnected. */
const POLLED = 'polled';

/** True for a query that polls while the socket is disconnected. */
export const isPolled = ({ meta }: { meta?: Readonly<Record<string, unknown>> | undefined }): boolean =>
  meta?.[POLLED] === true;

/** Returns the query options for polling, which only runs while the socket is disconnected and the tab is visible. */
export const polling = (poll: PollingKind, isConnected: boolean) =>
  ({
    meta: { [POLLED]: true },
    refetchInterval: isConnected ? false : POLLING_MS[poll],
    refetchIntervalInBackground: false,
  }) as const;
