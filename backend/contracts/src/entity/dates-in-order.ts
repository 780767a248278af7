import { TEXTS } from '../text/texts';

/** Returns an entity's `check` of two days: the first must not be after the last. Either may be missing. */
export const datesInOrder =
  (first: string, last: string) =>
  (draft: Readonly<Record<string, unknown>>): Record<string, string> => {
    const [start, end] = [draft[first], draft[last]];
    return typeof start === 'number' && typeof end === 'number' && start > end ? { [first]: TEXTS.beforeEnd } : {};
  };
