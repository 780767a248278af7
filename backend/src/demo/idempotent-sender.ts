import type { Session } from '../platform/accounts/accounts';
import type { DataCall, Engine } from '../platform/engine/engine';
import { handle } from '../platform/engine/handle';
import { idempotencyTable, runOnce } from '../platform/engine/unit/idempotency';
import { contextOf } from '../platform/engine/context';
import type { Row } from '../platform/store/sql';

/** Ends what one person enters. */
const LAST = 'demo entered';

export type Send = (
  verb: DataCall['verb'],
  entity: string,
  body: Record<string, unknown>,
  id?: string,
  /** Of an action. */
  name?: string,
) => Promise<{ obj: { _id: string }; list: { _id: string; head_office?: boolean; status?: string }[] }>;

/**
 * Everything goes through the same calls as a person's. Each create has a key that says the how many-th of its entity it
 * is: whoever runs through all of it again, because the process died within, enters what was not entered, nothing twice.
 */
export function sender(engine: Engine, session: Session): Send {
  const creates = new Map<string, number>();
  const keyOf = (entity: string) => {
    const nth = (creates.get(entity) ?? 0) + 1;
    creates.set(entity, nth);
    return `demo ${entity} ${nth}`;
  };
  return async (verb, entity, body, id, name) => {
    const context = contextOf(engine.platform.clock, session, 'demo');
    const key = verb === 'create' ? { idempotencyKey: keyOf(entity) } : {};
    return (await handle(engine, context, { verb, entity, id, name, body, query: {}, ...key })) as Awaited<
      ReturnType<Send>
    >;
  };
}

export async function finish({ platform: { database, clock } }: Engine, session: Session): Promise<void> {
  const context = contextOf(clock, session, 'demo');
  const last = { key: LAST, entity: 'demo', body: {} };
  await database.transaction((tx) => runOnce(database, tx, context, last, async () => ({})));
}

/** True when the person of this row of `users` has entered everything. */
export async function isFinished({ platform: { database } }: Engine, person: Row | undefined): Promise<boolean> {
  if (!person) return false;
  const { company_id = null, id: user_id = null } = person;
  return (
    (await idempotencyTable(database).first(database, { company_id, user_id, idempotency_key: LAST })) !== undefined
  );
}
