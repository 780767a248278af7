import type { Entity } from '@lichen/contracts/entity/entity';
import type { Connections } from '../../connections/connections';
import type { MailAllowance } from '../../mail/mail-allowance';
import type { Plain } from '../../store/columns';
import type { Sums } from '../../store/scoped-sums';
import type { AskModules } from '../module-questions';
import type { Context } from '../rules';
import type { UnitOfWork } from './unit-of-work';

/** Watches the rows of one transaction, whoever changes them and whichever way: every write goes through its unit. */
export interface Watch {
  /** Hears of a row that came (`before` null), changed or went (`after` null). Asks nothing: there may be thousands. */
  note(entity: Entity, before: Plain | null, after: Plain | null): void;
  /** Looks at all of them once, before the commit. Throws to refuse; what it writes commits with them. */
  beforeCommit(unit: UnitOfWork): Promise<void>;
}

export interface Watching {
  readonly context: Context;
  readonly ask: AskModules;
  /** Where the company's partners lead: what follows from a change may reach a connected company. */
  readonly connections: Connections;
  /** Sums of the company as they were before the changes of the transaction. */
  readonly sums: Sums;
  /** What mails are counted by. */
  readonly mails: MailAllowance;
}

/** A module's watch over every transaction. */
export type OpenWatch = (watching: Watching) => Watch;
