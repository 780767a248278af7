import { behindFollowers } from './dependence/behind-figures.query';
import { servedTasks } from './tasks/served-tasks.rules';

/** What follows from changes of other areas' records, and from the calendar. */
export const following = { ...servedTasks, followers: [...behindFollowers, ...servedTasks.followers] };
