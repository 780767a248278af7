import { behindFollowers } from './dependence/behind-figures.query';
import { servedTasks } from './tasks/served-tasks.rules';

/** Reactions to changes of other modules' records, and to the calendar. */
export const following = { ...servedTasks, followers: [...behindFollowers, ...servedTasks.followers] };
