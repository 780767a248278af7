import type { Clock } from '../clock';
import type { Jobs } from '../jobs/jobs';
import type { Inbox } from '../mail/capture';
import type { Database } from '../store/database';
import type { TextSettings } from './text-settings';

/** Parts of the platform with which messages to phones are sent. */
export interface TextSenderParts {
  readonly configuration: TextSettings;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly inbox: Inbox;
}
