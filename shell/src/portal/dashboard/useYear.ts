import { usePortal, yearFromUrl } from '@lichen/kit';
import { useSearchParams } from '@lichen/kit/router';

/** The year in the address, or else the current year, with a function that changes it. */
export function useYear(): [year: number, choose: (year: number) => void] {
  const { today } = usePortal();
  const [search, setSearch] = useSearchParams();
  const choose = (next: number) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set('year', String(next));
      return after;
    });
  return [yearFromUrl(search.get('year'), today()), choose];
}
