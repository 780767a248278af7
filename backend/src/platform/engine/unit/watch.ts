import type { Entity } from '@lichen/contracts/entity/entity';
import type { Connections } from '../../connections/connections';
import type { MailAllowance } from '../../mail/mail-allowance';
import type { Plain } from '../../store/columns';
import type { Sums } from '../../store/scoped-sums';
import type { AskModules } from '../module-questions';
import type { Context } from '../rules';
import type { UnitOfWork } from './unit-of-work';

/** Watches all rows of one transaction, whoever changes them: every write goes through its unit. */
export interface Watch {
  /** A row was inserted (`before` null), changed or removed (`after` null). Must not query: there may be thousands. */
  note(entity: Entity, before: Plain | null, after: Plain | null): void;
  /** Checks all changes once before the commit; throws to refuse. Its own writes commit with them. */
  beforeCommit(unit: UnitOfWork): Promise<void>;
}

/** Context in which a watch is opened. */
export interface Watching {
  readonly context: Context;
  readonly ask: AskModules;
  /** Connections of the company, as effects may reach a connected company. */
  readonly connections: Connections;
  /** Sums of the company before the transaction's changes. */
  readonly sums: Sums;
  /** Limits by which mails are counted. */
  readonly mails: MailAllowance;
}

/** Opens a module's watch for one transaction. */
export type OpenWatch = (watching: Watching) => Watch;
