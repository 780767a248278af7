import { type Migration, column } from '../../../platform/store/schema';

/** Credits and removals are told by it; figures of before are told when they are calculated again. */
export const up: Migration['up'] = (schema) => schema.addColumn('activities', 'offset_kind', column.text(100, true));
