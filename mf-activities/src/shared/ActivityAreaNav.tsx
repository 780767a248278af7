import { useOpenInSight, usePortal, useT } from '@lichen/kit';
import { Link, useLocation } from '@lichen/kit/router';
import { AREA_PLACES } from './area-places';
import './places.css';

/** A page below an entry belongs to it, except the list of activities, whose path begins all others. */
const isWithin = (path: string, at: string) => at === path || (path !== '/activities' && at.startsWith(`${path}/`));

/** Navigation between the pages of the area; hidden when the user can open only one. */
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
