import type { Entity, Parent } from '@lichen/contracts/entity/entity';
import type { Allow, Role } from '@lichen/contracts/portal/roles';

/** What of an entity or call decides who may use it. */
export type Guarded = Pick<Entity, 'name' | 'subscription' | 'pickedElsewhere' | 'parents' | 'readThrough'>;

/** Roles that open a record through what it hangs on, for readers of the document that are programs. */
interface ByRecord {
  readonly field: string;
  readonly roles: readonly Role[];
  /** True where the record also opens to the person whose it is; roles where it does so to persons with one of them. */
  readonly own?: true | readonly Role[];
}

/** Permission of one operation; `x-` names are extensions of OpenAPI. */
export interface Permission {
  readonly description: string;
  readonly 'x-roles'?: readonly Role[];
  readonly 'x-roles-by-record'?: readonly ByRecord[];
}

const READS = ['list', 'read'];
/** Operations of a record that what it hangs on can open; actions go by roles alone. */
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

/** Subscription that the account needs, beside the person's role. */
function whatFor({ subscription, pickedElsewhere }: Guarded, verb: string): string {
  if (!subscription) return '';
  const modules = [subscription].flat().join(' or ');
  return pickedElsewhere && READS.includes(verb)
    ? ` Also without the module ${modules}, because pickers of other areas offer it.`
    : ` Needs the module ${modules}.`;
}

/** Who may, in words and as lists, from the same declarations that the server permits by. */
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
