import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Configuration } from '../configuration';
import type { Connections } from '../connections/connections';
import type { Mailer } from '../mail/mailer';
import type { Push } from '../push/push';
import type { SigningKeys } from '../signing-keys/signing-keys';
import type { Database } from '../store/database';

/** Dependencies of the accounts. */
export interface AccountsParts {
  configuration: Pick<
    Configuration,
    'publicUrl' | 'LICHEN_REQUIRE_INVITATION' | 'LICHEN_RATE_LIMIT_SCALE' | 'REDIS_URL'
  >;
  clock: Clock;
  log: Logger;
  database: Database;
  mailer: Mailer;
  push: Push;
  keys: SigningKeys;
  connections: Pick<Connections, 'isOpen'>;
}
