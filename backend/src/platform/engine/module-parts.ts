import type { DailyJob } from '../daily/daily-job';
import type { ImportKind } from '../imports/import-kind';
import type { OpenMailDoor } from '../mail-in/mail-door';
import type { OwnLists } from '../module-lists';
import type { Platform } from '../platform';
import type { ServedAnswer } from './module-questions';
import type { ServedOperation } from './operations';
import type { Served } from './rules';
import type { OpenWatch } from './unit/watch';

/** What a module brings to the engine, beside its calls. */
export interface ModuleParts extends OwnLists {
  readonly entities: readonly Served[];
  /** Actions of its entities that change more than their record; the others are in the rules. */
  readonly operations?: readonly ServedOperation[];
  /** Kinds of records that it lets files be read into. */
  readonly imports?: readonly ImportKind[];
  /** Looks at every transaction before it commits. */
  readonly watches?: readonly OpenWatch[];
  /** Work that it does for each company once a day; `daily-job.ts` says how it is cut. */
  readonly daily?: (platform: Platform) => readonly DailyJob[];
  /** Its answers to what other modules ask of all. */
  readonly answers?: readonly ServedAnswer[];
  /** Takes mail that comes from outside, to addresses of its own. */
  readonly mailDoor?: OpenMailDoor;
}
