import type { Session } from '../platform/accounts/accounts';
import type { DataCall, Engine } from '../platform/engine/engine';
import { handle } from '../platform/engine/handle';
import { idempotencyTable, runOnce } from '../platform/engine/unit/idempotency';
import { contextOf } from '../platform/engine/context';
import type { Row } from '../platform/store/sql';

/** Idempotency key of the last write for a person; its presence shows that everything was entered. */
const LAST = 'demo entered';

export type Send = (
  verb: DataCall['verb'],
  entity: string,
  body: Record<string, unknown>,
  id?: string,
  /** Name, for an action. */
  name?: string,
) => Promise<{ obj: { _id: string }; list: { _id: string; head_office?: boolean; status?: string }[] }>;

/**
 * Sends the same calls as a person's browser. Each create has an idempotency key with its number within its entity, so
 * that a repeated run after a crash enters only what is missing.
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

/** True when everything of the person in this row of `users` has been entered. */
export async function isFinished({ platform: { database } }: Engine, person: Row | undefined): Promise<boolean> {
  if (!person) return false;
  const { company_id = null, id: user_id = null } = person;
  return (
    (await idempotencyTable(database).first(database, { company_id, user_id, idempotency_key: LAST })) !== undefined
  );
}
