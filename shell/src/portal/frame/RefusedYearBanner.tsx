import { refusedYear, usePortal, useT, yearFromUrl } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useSearchParams } from '@lichen/kit/router';

/** More of an address is not said back. */
const MOST_LETTERS = 20;

/** An address that asks for a year that is none shows another one, on every page: here somebody is told. */
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
