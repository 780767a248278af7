import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { RegisteredType } from './activity-type';
import { ALL_TYPES } from './all-types';

const byName: ReadonlyMap<string, RegisteredType> = new Map(ALL_TYPES.map((type) => [type.name, type]));

/** Returns the type by its wire name; throws if there is none. */
export function typeOf(name: ActivityType): RegisteredType {
  const type = byName.get(name);
  if (!type) throw new Error(`No activity type is called ${name}`);
  return type;
}

/** Returns the names of the types that meet the test. */
export const typesWhere = (holds: (type: RegisteredType) => unknown): ActivityType[] =>
  ALL_TYPES.filter(holds).map(({ name }) => name);
