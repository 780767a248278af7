import type { Session } from '../platform/accounts/accounts';
import type { DataCall, Engine } from '../platform/engine/engine';
import { handle } from '../platform/engine/handle';
import { idempotencyTable, onceFor } from '../platform/engine/idempotency';
import { contextOf } from '../platform/http/request-context';
import type { Row } from '../platform/store/sql';

/** Ends what one person enters. */
const LAST = 'demo entered';

export type Send = (
  verb: DataCall['verb'],
  entity: string,
  body: Record<string, unknown>,
  id?: string,
) => Promise<{ obj: { _id: string }; list: { _id: string; head_office?: boolean }[] }>;

/**
 * Everything goes through the same calls as a person's. Each create has a key that says the how many-th it is: whoever
 * runs through all of it again, because the process died within, enters what was not entered and nothing twice.
 */
export function sender(engine: Engine, session: Session): Send {
  let creates = 0;
  return async (verb, entity, body, id) => {
    const context = contextOf(engine.platform.clock, session, 'demo');
    const key = verb === 'create' ? { idempotencyKey: `demo ${++creates}` } : {};
    return (await handle(engine, context, { verb, entity, id, body, query: {}, ...key })) as Awaited<ReturnType<Send>>;
  };
}

export async function finish({ platform: { database, clock } }: Engine, session: Session): Promise<void> {
  const context = contextOf(clock, session, 'demo');
  const last = { key: LAST, entity: 'demo', body: {} };
  await database.transaction((tx) => onceFor(database, tx, context, last, async () => ({})));
}

/** Whether the person of this row of `users` has come to the end. */
export async function isFinished({ platform: { database } }: Engine, person: Row | undefined): Promise<boolean> {
  if (!person) return false;
  const { company_id = null, id: user_id = null } = person;
  return (
    (await idempotencyTable(database).first(database, { company_id, user_id, idempotency_key: LAST })) !== undefined
  );
}
