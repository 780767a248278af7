import { usePortal } from '@lichen/kit';
import { useSearchParams } from '@lichen/kit/router';

const SHOWN = 3;
const EARLIEST = 1990;

/** The year of the address; without one, this year. An older year in the address joins the choice. */
export function useYear(): [year: number, years: readonly number[], choose: (year: number) => void] {
  const { today } = usePortal();
  const [search, setSearch] = useSearchParams();
  const thisYear = new Date(today()).getUTCFullYear();
  const asked = Number(search.get('year'));
  const year = Number.isInteger(asked) && asked >= EARLIEST && asked <= thisYear + 1 ? asked : thisYear;
  const latest = Array.from({ length: SHOWN }, (_, index) => thisYear - SHOWN + 1 + index);
  const years = [...new Set([year, ...latest])].sort((a, b) => a - b);
  const choose = (next: number) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set('year', String(next));
      return after;
    });
  return [year, years, choose];
}
