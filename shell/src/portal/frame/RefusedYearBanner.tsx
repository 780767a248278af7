import { refusedYear, usePortal, useT, yearFromUrl } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useSearchParams } from '@lichen/kit/router';

/** Maximum number of characters of the invalid year that the banner repeats. */
const MOST_LETTERS = 20;

/** Says that the year in the address is invalid and which year is shown instead. */
export function RefusedYearBanner() {
  const t = useT();
  const { today } = usePortal();
  const [search, setSearch] = useSearchParams();
  const asked = refusedYear(search.get('year'));
  if (asked === null) return null;
  const close = () =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('year');
        return after;
      },
      { replace: true },
    );
  return (
    <div className="p-banner" role="status">
      <span>
        {t('“{asked}” in the address is not a year. {year} is shown.', {
          asked: asked.slice(0, MOST_LETTERS),
          year: String(yearFromUrl(null, today())),
        })}
      </span>
      <Button size="small" type="text" onClick={close}>
        {t('Close')}
      </Button>
    </div>
  );
}
