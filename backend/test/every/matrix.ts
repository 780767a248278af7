import type { Call, Entity } from '@lichen/contracts/entity/entity';
import { type Allow, isAllowed, type Role } from '@lichen/contracts/portal/roles';
import { accountTables } from '../../src/platform/accounts/account-tables';
import { callOf, changesOf, draftOf, inputOf } from '../examples';
import type { Person, World } from '../world';

/** One request to an entity or call, with a body that would be accepted. */
export interface Cell {
  name: string;
  allow: Allow;
  method: string;
  /** Path below `/api/data/`. */
  path: string;
  body?: Record<string, unknown>;
  /** True when the path names a record, so that another company must not find it. */
  namesRecord: boolean;
  /** Roles that may get access through the record's parents. */
  through: readonly Role[];
  /** The part of these roles that comes from parents named in the record itself. */
  parents: readonly Role[];
  /** Roles that have access where the row belongs to a record of the person's own. */
  owners: readonly Role[];
  /** True when the row is read before any role is refused, because it may be the person's own. */
  isRowAsked: boolean;
  /** Path of the same request for a record that does not exist. */
  absent: string;
  /** Subscription that the account needs. */
  needs: Call['subscription'] | null;
}

const ABSENT = '00000000-0000-7000-8000-000000000000';

const READS = ['list', 'read'];

/** Questions are answered for everybody who may read the record. */
const isReading = ({ questions = {} }: Entity, verb: string): boolean =>
  READS.includes(verb) || Object.hasOwn(questions, verb);

/** Roles for which a parent opens every row of its records; readers are refused writes to rows other than their own. */
const rolesOfParents = (entity: Entity, verb: string): Role[] =>
  (entity.parents ?? []).flatMap(({ roles, readers = [] }) =>
    isReading(entity, verb) ? [...roles, ...readers] : [...roles],
  );

const ownersOf = ({ parents = [] }: Entity): Role[] => parents.flatMap(({ own }) => own?.roles ?? []);

/** Roles for which the row decides: through its parents or, for reads, through a record that shows it. */
function throughOf({ engine }: World, entity: Entity, verb: string): Role[] {
  const shownBy = engine.registry.entities.get(entity.readThrough?.entity ?? '')?.entity;
  const shown = READS.includes(verb) && shownBy ? rolesOfParents(shownBy, 'read') : [];
  return [...rolesOfParents(entity, verb), ...shown];
}

const ASKED_OF_ROWS = ['create', 'preview', 'update', 'update by post', 'remove'];

function isRowAsked({ parents = [], readThrough }: Entity, verb: string, allow: Allow): boolean {
  if (allow.length === 0) return false;
  const isRead = READS.includes(verb);
  return (parents.length > 0 && (isRead || ASKED_OF_ROWS.includes(verb))) || (isRead && readThrough !== undefined);
}

/** Pickers of other areas may list some records and read single ones, nothing else. */
const needsOf = ({ subscription, pickedElsewhere }: Entity, verb: string): Cell['needs'] =>
  pickedElsewhere && READS.includes(verb) ? null : (subscription ?? null);

/** True when a call replaces the creation of a record; it is tested as a call. */
const isCalled = ({ engine }: World, name: string): boolean =>
  engine.registry.calls.get(name)?.some(({ call: { method, at } }) => method === 'POST' && at === undefined) ?? false;

/** All requests to an entity about the record `id` (undefined for singletons). */
export async function cellsOf(world: World, entity: Entity, id: string | undefined): Promise<Cell[]> {
  const { name, allow, actions, questions = {} } = entity;
  const isSingle = entity.kind === 'singleton';
  const one = isSingle ? name : `${name}/${id ?? ABSENT}`;
  const cell = (verb: string, allowed: Allow, method: string, path: string, body?: Record<string, unknown>): Cell => ({
    ...{ name: `${name} ${verb}`, allow: allowed, method, path },
    ...(body ? { body } : {}),
    through: throughOf(world, entity, verb),
    parents: rolesOfParents(entity, verb),
    owners: ownersOf(entity),
    isRowAsked: isRowAsked(entity, verb, allowed),
    namesRecord: !isSingle && path.startsWith(`${name}/${id}`),
    absent: path.replace(`${name}/${id}`, `${name}/${ABSENT}`),
    needs: needsOf(entity, verb),
  });
  const draft = await draftOf(world, name);
  const changes = changesOf(name);
  return [
    ...(isSingle ? [] : [cell('list', allow.list, 'GET', name)]),
    cell('read', allow.read, 'GET', one),
    ...(isSingle || isCalled(world, name) ? [] : [cell('create', allow.create, 'POST', name, draft)]),
    ...(isSingle ? [] : [cell('preview', allow.create, 'POST', `${name}/preview`, draft)]),
    cell('update', allow.update, 'PATCH', one, changes),
    cell('update by post', allow.update, 'POST', one, changes),
    cell('remove', allow.remove, 'DELETE', one),
    ...Object.entries(actions).flatMap(([action, { allow: allowed }]) => [
      cell(action, allowed, 'POST', `${one}/${action}`, inputOf(name, action)),
      cell(`${action} by name`, allowed, 'POST', one, { ...inputOf(name, action), _action: action }),
    ]),
    ...Object.entries(questions).map(([question, { allow: allowed }]) =>
      cell(question, allowed, 'GET', `${one}/${question}`),
    ),
  ];
}

/** Path of a call about an item that another list names; examples refer to no existing item. */
export const addressOf = ({ name, at }: { name: string; at?: Call['at'] | undefined }, id: string = ABSENT): string =>
  at === undefined ? name : `${name}/${at.replace('{id}', id)}`;

export function callCells(world: World): Cell[] {
  return [...world.engine.registry.calls.values()].flat().map(({ call }) => {
    const input = callOf(call.name, call.method);
    const query = new URLSearchParams(
      Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const path = call.method === 'GET' ? `${call.name}?${query}` : addressOf(call);
    return {
      ...{
        name: call.name,
        allow: call.allow,
        method: call.method,
        path,
        absent: path,
        needs: call.subscription ?? null,
        namesRecord: false,
        through: [],
        parents: [],
        owners: [],
        isRowAsked: false,
      },
      ...(call.method === 'POST' || call.method === 'PATCH' ? { body: input } : {}),
    };
  });
}

export const isOpenTo = ({ allow }: Cell, roles: readonly Role[]): boolean => isAllowed(allow, roles);

/** Sets exactly these roles for the person, as an administrator would, without using another seat. */
export async function setRoles({ engine }: World, person: Person, roles: readonly Role[]): Promise<void> {
  const { database, accounts } = engine.platform;
  const { companyId, userId } = person;
  await database.transaction((tx) =>
    accountTables(database).users.update(tx, { company_id: companyId, id: userId }, { roles: JSON.stringify(roles) }),
  );
  await accounts.refresh({ companyId, userId }, 'roles');
}

/** Tables that the daily work writes for every company, at a moment of its own. */
const WRITTEN_DAILY: readonly string[] = ['audit_checks'];

/**
 * Rows of every entity in the store, whoever they belong to; they are equal before and after when nothing was written.
 */
export async function storedRows({ engine }: World): Promise<Record<string, unknown>> {
  const all = [...engine.registry.entities.values()].map(({ entity }) => entity.table?.name ?? entity.name);
  const tables = new Set(all.filter((table) => !WRITTEN_DAILY.includes(table)));
  const counts = [...tables].map(
    (table) => `SELECT '${table}' AS name, COUNT(*) AS total, COALESCE(SUM(version), 0) AS versions FROM \`${table}\``,
  );
  const rows = await engine.platform.database.all(counts.join(' UNION ALL '));
  return Object.fromEntries(
    rows.map(({ name, total, versions }) => [name, { total: Number(total), versions: Number(versions) }]),
  );
}
