import type { Call, CallInputOf, Entity } from '@lichen/contracts/entity/entity';
import type { Router } from 'express';
import type { ModuleParts } from './engine/module-parts';
import type { JobBatch, WriteJobBatch } from './engine/jobs/job-batch';
import type { AskModules } from './engine/module-questions';
import type { Context, Follower, Read } from './engine/rules';
import type { UnitOfWork } from './engine/unit/unit-of-work';
import type { UploadFields, UploadHandler } from './files/upload-handlers';
import type { DescribedRoute } from './http/described-route';
import type { JobKind } from './jobs/job';
import type { Listener } from './jobs/outbox';
import type { Platform } from './platform';
import type { Sums } from './store/scoped-sums';
import type { CumulativeTable } from './store/cumulative-totals';
import type { Migration } from './store/schema';

/** A call with what answers it. Reading calls get `read`; writing ones get a transaction that is audited. */
export interface ServedCall<C extends Call = Call> {
  readonly call: C;
  readonly handle: (request: {
    input: CallInputOf<C>;
    context: Context;
    read: Read;
    sums: Sums;
    /** Definitions of all entities of the portal, whichever module serves them. */
    entities: () => readonly Entity[];
    /**
     * Runs `work` in one transaction with its audit row and event; refused in a call that does not declare writes. The
     * batch writes records as the person's own calls would.
     */
    write: <T>(work: (unit: UnitOfWork, batch: JobBatch) => Promise<T>) => Promise<T>;
    /**
     * The same, once for the key that the call was sent with: sent again, it answers what it answered. `part` names one
     * of several transactions of a call; another `body` under the same key is refused.
     */
    writeOnce: <T>(
      of: { part?: string; body: Readonly<Record<string, unknown>> },
      work: (unit: UnitOfWork, batch: JobBatch) => Promise<T>,
    ) => Promise<T>;
    platform: Platform;
    /** Puts a question to all modules. */
    ask: AskModules;
  }) => Promise<unknown>;
}

export const handler = <C extends Call>(call: C, handle: ServedCall<C>['handle']): ServedCall =>
  ({ call, handle }) as unknown as ServedCall;

/**
 * Puts a reading call without input as the visitor could; refused with a Problem, also where this process does not
 * answer it.
 */
export type Ask = (call: string, context: Context) => Promise<unknown>;

/** What is done with uploads, by the `entity` that they name. */
export type Uploads = Readonly<Record<string, (platform: Platform) => UploadHandler>>;

/** The door of a module: nothing else of it can be imported from outside. */
export interface Module extends ModuleParts {
  readonly name: string;
  /** Version of its calls: a minor one adds, a major one takes away. Remotes name the range that they need. */
  readonly version: string;
  readonly calls: readonly ServedCall[];
  readonly migrations: readonly Migration[];
  /** Writes of its own that belong to changes of records, those of other modules too. */
  readonly followers?: readonly Follower[];
  /** Sums that it keeps beside its rows; `recount` compares them, because an earlier release does not keep them. */
  readonly cumulativeTotals?: readonly CumulativeTable[];
  /** Reads, in turns and after the start, what it would else read when somebody asks first. */
  readonly readAhead?: (turn: () => Promise<unknown>) => Promise<void>;
  readonly listeners?: (platform: Platform) => readonly Listener[];
  /** Kinds of long work it runs; `jobs/README.md` has an example. */
  readonly jobs?: (platform: Platform, write: WriteJobBatch) => readonly JobKind[];
  /** Handlers of uploads by their purpose, which is what the edge sends them by. */
  readonly uploads?: Uploads;
  /** What its uploads take beside the file, for the description of the API. */
  readonly uploadFields?: UploadFields;
  /** Only what is not a data call: uploads, downloads, webhooks. */
  readonly routes?: (platform: Platform, ask: Ask) => Router;
  /** Those routes, for the description of the API. */
  readonly described?: readonly DescribedRoute[];
}
