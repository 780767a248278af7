import { type TaskType, tasksOf } from '@lichen/contracts/identity/role-tasks';
import type { Role } from '@lichen/contracts/portal/roles';

interface RoleChange {
  roles: readonly Role[];
  /** Tasks that come with these roles and with no other role of the person. */
  tasks: readonly TaskType[];
}

const without = <T>(all: readonly T[], some: readonly T[]): T[] => all.filter((one) => !some.includes(one));

/** Returns what a person gains and loses by a change of roles, ignoring the role `user` that everybody has. */
export function roleChange(before: readonly Role[], after: readonly Role[]): { gains: RoleChange; loses: RoleChange } {
  const [had, has] = [before, after].map((roles) => roles.filter((role) => role !== 'user')) as [Role[], Role[]];
  const [did, does] = [tasksOf(had), tasksOf(has)];
  return {
    gains: { roles: without(has, had), tasks: without(does, did) },
    loses: { roles: without(had, has), tasks: without(did, does) },
  };
}
