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

/** A call with its handler. Reading calls get `read`; writing ones get an audited transaction. */
export interface ServedCall<C extends Call = Call> {
  readonly call: C;
  readonly handle: (request: {
    input: CallInputOf<C>;
    context: Context;
    read: Read;
    sums: Sums;
    /** Returns the definitions of all entities of the portal, whichever module serves them. */
    entities: () => readonly Entity[];
    /**
     * Runs `work` in one transaction with its audit row and event; throws in a call that does not declare writes. The
     * batch writes records like the person's own calls.
     */
    write: <T>(work: (unit: UnitOfWork, batch: JobBatch) => Promise<T>) => Promise<T>;
    /**
     * Like `write`, but once per idempotency key: a repetition returns the first answer. `part` names one of several
     * transactions of a call; a different `body` under the same key is refused.
     */
    writeOnce: <T>(
      of: { part?: string; body: Readonly<Record<string, unknown>> },
      work: (unit: UnitOfWork, batch: JobBatch) => Promise<T>,
    ) => Promise<T>;
    platform: Platform;
    /** Asks every module a question. */
    ask: AskModules;
  }) => Promise<unknown>;
}

/** Registers the code that answers a call. */
export const handler = <C extends Call>(call: C, handle: ServedCall<C>['handle']): ServedCall =>
  ({ call, handle }) as unknown as ServedCall;

/**
 * Runs a reading call without input as the visitor; throws a Problem if it is refused, or if another process serves it.
 */
export type Ask = (call: string, context: Context) => Promise<unknown>;

/** Upload handlers by the `entity` field of the upload. */
export type Uploads = Readonly<Record<string, (platform: Platform) => UploadHandler>>;

/** The public part of a module: nothing else of it can be imported from outside. */
export interface Module extends ModuleParts {
  readonly name: string;
  /** Version of its calls: additions are minor, removals major. Remotes declare the range they need. */
  readonly version: string;
  readonly calls: readonly ServedCall[];
  readonly migrations: readonly Migration[];
  /** Follow-ups of the module to writes of records, also of other modules. */
  readonly followers?: readonly Follower[];
  /**
   * Cumulative totals beside its rows. `recount` compares them, because processes of an earlier release do not update
   * them.
   */
  readonly cumulativeTotals?: readonly CumulativeTable[];
  /** Loads after the start, in small steps, what would otherwise be loaded at the first request. */
  readonly readAhead?: (turn: () => Promise<unknown>) => Promise<void>;
  readonly listeners?: (platform: Platform) => readonly Listener[];
  /** Kinds of jobs it runs; `jobs/README.md` has an example. */
  readonly jobs?: (platform: Platform, write: WriteJobBatch) => readonly JobKind[];
  /** Handlers of uploads by purpose, by which proxies route uploads. */
  readonly uploads?: Uploads;
  /** Additional form fields of its uploads, for the API description. */
  readonly uploadFields?: UploadFields;
  /** Routes for what is not a data call: uploads, downloads, webhooks. */
  readonly routes?: (platform: Platform, ask: Ask) => Router;
  /** Descriptions of those routes, for the API description. */
  readonly described?: readonly DescribedRoute[];
}
