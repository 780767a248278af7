/** Polling intervals in milliseconds while push is down (parts 1 to 3 §9). */
export const POLLING_MS = {
  document: 500,
  documents: 2000,
  emails: 2000,
  partnerChat: 1000,
  aiChat: 1000,
  job: 3000,
} as const satisfies Readonly<Record<string, number>>;

export type PollingKind = keyof typeof POLLING_MS;

/** Marks the questions that are asked again and again without a connection. */
const POLLED = 'polled';

export const isPolled = ({ meta }: { meta?: Readonly<Record<string, unknown>> | undefined }): boolean =>
  meta?.[POLLED] === true;

/** Part of a query: the pause until it is asked again, none while changes are pushed. A hidden tab asks nothing. */
export const polling = (poll: PollingKind, isConnected: boolean) =>
  ({
    meta: { [POLLED]: true },
    refetchInterval: isConnected ? false : POLLING_MS[poll],
    refetchIntervalInBackground: false,
  }) as const;
