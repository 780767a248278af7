import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import type { Configuration } from '../platform/configuration';
import type { Push } from '../platform/push/push';

/**
 * A client that is slower than this with its headers, or with all it sends, is let go: 25 MB, the largest file, arrive
 * in five minutes at 0.7 Mbit/s.
 */
const SLOWEST = { headers: 15_000, request: 300_000 } as const;

/** A busy connection is asked to close with its next answer; one that has not done so after this long is cut. */
const GRACE_MS = 20_000;
/** Idle time granted to a connection during shutdown, in milliseconds; its next request may be on its way. */
const SILENT_MS = 500;

export interface Listening {
  port: number;
  /** Takes no new connections, lets go of the sockets and waits for the answers under way. */
  stop(): Promise<void>;
}

export async function listen(
  app: Express,
  push: Push,
  { HOST, PORT }: Pick<Configuration, 'HOST' | 'PORT'>,
): Promise<Listening> {
  const server = createServer(app);
  server.headersTimeout = SLOWEST.headers;
  server.requestTimeout = SLOWEST.request;
  let isStopping = false;
  server.prependListener('request', (_request, response) => {
    // Whoever keeps a connection busy, as a proxy does, would otherwise keep the process alive for ever.
    if (isStopping) response.setHeader('connection', 'close');
  });
  await push.attach(server);
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });
  return {
    port,
    stop: async () => {
      isStopping = true;
      server.keepAliveTimeout = SILENT_MS;
      const closed = new Promise((resolve) => server.close(resolve));
      await push.stop();
      const late = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await closed;
      clearTimeout(late);
    },
  };
}
