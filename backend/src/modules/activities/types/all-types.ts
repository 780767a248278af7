import { ACTIVITY_TYPES, type ActivityType, facetsOf } from '@lichen/contracts/activities/activity-types';
import type { RegisteredType } from './activity-type';

/** Sources end in `.ts`, built files in `.js`. */
const ENDING = __filename.slice(-'.ts'.length);

/** Returns the type that the file named in its facets defines; throws if it defines none of that name. */
function registered(name: ActivityType): RegisteredType {
  const file = `${facetsOf(name).file}${ENDING}`;
  const exported: Readonly<Record<string, RegisteredType>> = require(`${__dirname}/${file}`);
  const type = Object.values(exported).find((each) => each.name === name);
  if (!type) throw new Error(`types/${file} defines no activity type ${name}`);
  return type;
}

/** All activity types, in the order of the contracts' list, each from its own file. */
export const ALL_TYPES: readonly RegisteredType[] = (Object.keys(ACTIVITY_TYPES) as ActivityType[]).map(registered);
