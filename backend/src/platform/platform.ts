import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts';
import type { AiService } from './ai/ai-service';
import type { Clock } from './clock';
import type { Connections } from './connections/connections';
import type { Configuration } from './configuration';
import type { Dictionaries } from './dictionaries';
import type { FileStore } from './files/file-store';
import type { Jobs } from './jobs/jobs';
import type { Outbox } from './jobs/outbox';
import type { Messaging } from './messaging';
import type { Releases } from './releases/releases';
import type { Seals } from './signing-keys/seals';
import type { Database } from './store/database';

/** Services of a running process, created once at start and passed to the code that needs them. */
export interface Platform extends Messaging {
  readonly configuration: Configuration;
  readonly clock: Clock;
  readonly log: Logger;
  readonly database: Database;
  readonly dictionaries: Dictionaries;
  readonly accounts: Accounts;
  readonly ai: AiService;
  readonly connections: Connections;
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  readonly files: FileStore;
  readonly releases: Releases;
  readonly seals: Seals;
}
