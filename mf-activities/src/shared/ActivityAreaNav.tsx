import { usePortal, useT } from '@lichen/kit';
import { Link, useLocation } from '@lichen/kit/router';
import { useLayoutEffect, useRef } from 'react';
import { AREA_PLACES } from './area-places';
import './places.css';

/** A page below a place is of it; the list of activities is above all of them and only itself. */
const isWithin = (path: string, at: string) => at === path || (path !== '/activities' && at.startsWith(`${path}/`));

/** When the row is wider than the window, the open entry is scrolled to its middle. */
function useOpenInSight(at: string) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another address another place is open
  useLayoutEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && open)
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, [at]);
  return row;
}

/** Leads from each page of the area to the others. With one place there is nothing to lead to. */
export function ActivityAreaNav() {
  const t = useT();
  const { may } = usePortal();
  const { pathname } = useLocation();
  const row = useOpenInSight(pathname);
  const places = AREA_PLACES.filter(({ allow }) => may(allow));
  if (places.length < 2) return null;
  return (
    <nav ref={row} className="act-places" aria-label={t('Pages in this area')}>
      {places.map(({ path, title }) => (
        <Link key={path} to={path} {...(isWithin(path, pathname) ? { 'aria-current': 'page' as const } : {})}>
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
