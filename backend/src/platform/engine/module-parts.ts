import type { DailyJob } from '../daily/daily-job';
import type { ImportKind } from '../imports/import-kind';
import type { OpenMailDoor } from '../mail-in/mail-door';
import type { OwnLists } from '../module-lists';
import type { Platform } from '../platform';
import type { ServedAnswer } from './module-questions';
import type { ServedOperation } from './operations';
import type { Served } from './rules';
import type { OpenWatch } from './unit/watch';

/** Parts that a module contributes to the engine in addition to its calls. */
export interface ModuleParts extends OwnLists {
  readonly entities: readonly Served[];
  /** Actions that change more than their record; other actions are in the rules. */
  readonly operations?: readonly ServedOperation[];
  /** Kinds of records that files can be imported to. */
  readonly imports?: readonly ImportKind[];
  /** Watches that check every transaction before it commits. */
  readonly watches?: readonly OpenWatch[];
  /** Work for each company once a day; `daily-job.ts` describes how it is split. */
  readonly daily?: (platform: Platform) => readonly DailyJob[];
  /** Answers to questions that other modules ask all modules. */
  readonly answers?: readonly ServedAnswer[];
  /** Receives mail from outside at addresses of its own. */
  readonly mailDoor?: OpenMailDoor;
}
