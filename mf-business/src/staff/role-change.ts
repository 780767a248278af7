import { type TaskType, tasksOf } from '@lichen/contracts/identity/role-tasks';
import type { Role } from '@lichen/contracts/portal/roles';

interface RoleChange {
  roles: readonly Role[];
  /** Tasks that come with the roles, and none of those that other roles bring anyway. */
  tasks: readonly TaskType[];
}

const without = <T>(all: readonly T[], some: readonly T[]): T[] => all.filter((one) => !some.includes(one));

/** What a person gains and loses when their roles become others. Everybody is a user. */
export function roleChange(before: readonly Role[], after: readonly Role[]): { gains: RoleChange; loses: RoleChange } {
  const [had, has] = [before, after].map((roles) => roles.filter((role) => role !== 'user')) as [Role[], Role[]];
  const [did, does] = [tasksOf(had), tasksOf(has)];
  return {
    gains: { roles: without(has, had), tasks: without(does, did) },
    loses: { roles: without(had, has), tasks: without(did, does) },
  };
}
