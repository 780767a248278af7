import { usePortal, useUrlState, yearFromUrl } from '@lichen/kit';
import { useRememberedTab } from './remembered-tab';
import type { RecordTab } from './record-tab';

interface YearTabs<T extends string> {
  year: number;
  turn: (year: number) => void;
  open: T;
}

/** Returns the year and tab in the address; defaults to the current year and the tab opened last. */
export function useYearTabs<T extends string>(page: string, tabs: readonly RecordTab<T>[]): YearTabs<T> {
  const url = useUrlState();
  const { today } = usePortal();
  const open = useRememberedTab(
    page,
    tabs.map(({ id }) => id),
    url.one('tab'),
  );
  return { year: yearFromUrl(url.one('year'), today()), turn: (year) => url.set({ year }), open };
}
