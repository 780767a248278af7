import type { Entity, Parent } from '@lichen/contracts/entity/entity';
import type { Allow, Role } from '@lichen/contracts/portal/roles';

/** Properties of an entity or call that determine who may use it. */
export type Guarded = Pick<Entity, 'name' | 'subscription' | 'pickedElsewhere' | 'parents' | 'readThrough'>;

/** Roles that have access through a parent record, for programs that read the description. */
interface ByRecord {
  readonly field: string;
  readonly roles: readonly Role[];
  /** True if a person also has access to their own record; roles if only people with one of them do. */
  readonly own?: true | readonly Role[];
}

/** Permission of one operation; `x-` members are OpenAPI extensions. */
export interface Permission {
  readonly description: string;
  readonly 'x-roles'?: readonly Role[];
  readonly 'x-roles-by-record'?: readonly ByRecord[];
}

const READS = ['list', 'read'];
/** Operations that a parent record can permit; actions depend on roles alone. */
const ASKED_OF_RECORDS = [...READS, 'create', 'preview', 'update', 'remove', 'restore'];

function byRoles(allow: Allow): string {
  if (allow === 'public') return 'Public: no session required.';
  return `${allow.length === 1 ? 'The role' : 'One of the roles'} ${allow.join(', ')}.`;
}

const rolesOf = (verb: string, { roles, readers = [] }: Parent): readonly Role[] =>
  READS.includes(verb) ? [...roles, ...readers] : roles;

const ownWords = ({ field, own }: Parent): string => {
  if (!own) return '';
  if (!own.roles) return `, or the person of that \`${field}\``;
  return `, or ${own.roles.join(', ')} where they are the \`${own.field}\` of that \`${field}\``;
};

const throughParent = (verb: string, parent: Parent): string => {
  const { field, filter } = parent;
  const where = verb === 'list' ? `the list narrowed by \`${filter}\`` : `a record with \`${field}\``;
  return ` Also ${where}: ${rolesOf(verb, parent).join(', ')}${ownWords(parent)}.`;
};

/** Describes the subscription that the account needs in addition to the person's role. */
function whatFor({ subscription, pickedElsewhere }: Guarded, verb: string): string {
  if (!subscription) return '';
  const modules = [subscription].flat().join(' or ');
  return pickedElsewhere && READS.includes(verb)
    ? ` Also without the module ${modules}, because pickers of other areas offer it.`
    : ` Needs the module ${modules}.`;
}

/** Describes who may use an operation, in words and as lists, from the same declarations that the server checks. */
export function permissionOf(guarded: Guarded, verb: string, allow: Allow): Permission {
  const isOpen = allow === 'public' || allow.length > 0;
  const parents = isOpen && ASKED_OF_RECORDS.includes(verb) ? (guarded.parents ?? []) : [];
  const shownBy = isOpen && READS.includes(verb) ? guarded.readThrough : undefined;
  const through = shownBy ? ` Also whoever may read the record of ${shownBy.entity} in \`${shownBy.field}\`.` : '';
  const words = parents.map((parent) => throughParent(verb, parent)).join('');
  const listed = parents.map((parent) => ({
    ...{ field: parent.field, roles: rolesOf(verb, parent) },
    ...(parent.own ? { own: parent.own.roles ?? (true as const) } : {}),
  }));
  return {
    description: `${byRoles(allow)}${words}${through}${whatFor(guarded, verb)}`,
    ...(allow === 'public' ? {} : { 'x-roles': allow }),
    ...(listed.length > 0 ? { 'x-roles-by-record': listed } : {}),
  };
}
