import type { Entity, Parent } from '@lichen/contracts/entity/entity';
import { type Allow, isAllowed, type Role } from '@lichen/contracts/portal/roles';
import type { Plain } from '../../store/columns';
import type { Where } from '../../store/sql';
import type { Records } from '../../store/scoped-records';
import type { Query } from '../list-query';
import { expectAllowed, notAuthorised } from './permit';
import { type Registry, servedOf } from '../registry';
import type { Context } from '../rules';

type Verb = keyof Entity['allow'];

/**
 * Returns whether access depends on the row, because roles alone do not permit the verb. Throws if no row could be
 * permitted.
 */
export function needsRow(entity: Entity, verb: Verb, context: Context): boolean {
  const allow: Allow = entity.allow[verb];
  const isRead = (verb === 'list' || verb === 'read') && entity.readThrough !== undefined;
  const isOpen = (isRead || (entity.parents ?? []).length > 0) && allow.length > 0 && context.roles.length > 0;
  if (isOpen && !isAllowed(allow, context.roles)) return true;
  expectAllowed(allow, context);
  return false;
}

/** Returns the ids of the person's own records, such as their staff profile or the vehicles it is responsible for. */
async function ownIds({ own }: Parent, registry: Registry, records: Records, context: Context): Promise<Set<string>> {
  if (!own || (own.roles && !isAllowed(own.roles, context.roles))) return new Set();
  const idsWhere = async (name: string, where: Where) => {
    const owner = registry.entities.get(name);
    if (!owner) return [];
    const found = await records(servedOf(registry, owner.entity).entity).list({ where });
    return found.map(({ _id }) => _id);
  };
  const { through } = own;
  const names = through ? await idsWhere(through.entity, { [through.field]: context.userId }) : [context.userId];
  return new Set(names.length > 0 ? await idsWhere(own.entity, { [own.field]: { in: names } }) : []);
}

/** Roles that have the verb on all rows of a parent. */
const rolesOf = ({ roles, readers = [] }: Parent, verb: Verb): readonly Role[] =>
  verb === 'list' || verb === 'read' ? [...roles, ...readers] : roles;

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '');

/** Returns whether the person may read every record that the row refers to; false if one does not exist. */
async function mayReadThrough(
  { readThrough }: Entity,
  row: Plain | undefined,
  registry: Registry,
  records: Records,
  context: Context,
): Promise<boolean> {
  const ids = readThrough ? idsIn(row?.[readThrough.field]) : [];
  const served = readThrough && registry.entities.get(readThrough.entity);
  if (!served || ids.length === 0) return false;
  const found = await records(served.entity).list({ where: { id: { in: ids } } });
  if (found.length !== new Set(ids).size) return false;
  for (const each of found)
    await expectRowAccess(served.entity, 'read', each as unknown as Plain, registry, records, context);
  return true;
}

/** Roles that have the verb on any row: those of the entity's parents, or without parents those of reading. */
function rolesBeyond({ parents = [], allow }: Entity, verb: Verb): Allow {
  return parents.length > 0 ? [...new Set(parents.flatMap((parent) => rolesOf(parent, verb)))] : allow.read;
}

/** Returns the types whose rows a shared entity shows together; empty for an entity that shows only its own. */
function typesIn({ name, table }: Entity, registry: Registry): Entity[] {
  if (table?.name !== name || !table.discriminator) return [];
  const all = [...registry.entities.values()].map(({ entity }) => entity);
  return all.filter((each) => each.table?.name === name && each.name !== name);
}

/** Returns the parents that can give access to a row, by the row's own type where the entity shows several. */
function parentsOf(entity: Entity, row: Plain | undefined, registry: Registry): readonly Parent[] {
  const type = row?.[entity.table?.discriminator ?? ''];
  const own = typesIn(entity, registry).find(({ name }) => name === type) ?? entity;
  return (own.parents ?? []).filter(({ unless }) => !unless || idsIn(row?.[unless]).length === 0);
}

/**
 * Returns conditions that hide the rows of a list that only another record gives access to, although the list's record
 * is open to the person.
 */
export async function openRows(
  entity: Entity,
  registry: Registry,
  records: Records,
  context: Context,
): Promise<Where[][]> {
  const found: Where[][] = [];
  for (const each of [entity, ...typesIn(entity, registry)])
    for (const { unless } of each.parents ?? []) {
      const opener = each.parents?.find(({ field }) => field === unless);
      if (!unless || !opener || isAllowed(rolesOf(opener, 'list'), context.roles)) continue;
      const own = [...(await ownIds(opener, registry, records, context))];
      const isOther = each === entity ? [] : [{ [entity.table?.discriminator ?? '']: { not: each.name } }];
      found.push([...isOther, { [unless]: null }, ...(own.length > 0 ? [{ [unless]: { in: own } }] : [])]);
    }
  return found;
}

/** Throws unless one of the row's parent records is open to the person. If a reference has several ids, all must be. */
export async function expectRowAccess(
  entity: Entity,
  verb: Verb,
  row: Plain | undefined,
  registry: Registry,
  records: Records,
  context: Context,
): Promise<void> {
  if (await mayReadThrough(entity, row, registry, records, context)) return;
  for (const parent of parentsOf(entity, row, registry)) {
    const ids = idsIn(row?.[parent.field]);
    if (ids.length === 0) continue;
    if (isAllowed(rolesOf(parent, verb), context.roles)) return;
    const own = await ownIds(parent, registry, records, context);
    if (ids.every((id) => own.has(id))) return;
  }
  throw notAuthorised(rolesBeyond(entity, verb));
}

/** Returns the parent records that a list's filters restrict every row to. */
export const narrowedTo = ({ parents = [], readThrough }: Entity, query: Query): Plain =>
  Object.fromEntries(
    [...parents, ...(readThrough ? [readThrough] : [])].map(({ field, filter }) => [field, [...(query[filter] ?? [])]]),
  );
