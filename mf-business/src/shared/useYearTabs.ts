import { usePortal, useUrlState, yearFromUrl } from '@lichen/kit';
import { useRememberedTab } from './remembered-tab';
import type { RecordTab } from './record-tab';

interface YearTabs<T extends string> {
  year: number;
  turn: (year: number) => void;
  open: T;
}

/** The year and the tab that the address says; without one, this year and the tab of the last time. */
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
