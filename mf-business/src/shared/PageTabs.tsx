import { useOpenInSight, useT } from '@lichen/kit';
import { Link, useLocation } from '@lichen/kit/router';
import './page-tabs.css';

/** A tab of a page; the address names the open one by its id, as `?tab=`. */
export interface PageTab {
  readonly id: string;
  /** In English; shown translated. */
  readonly title: string;
  /** A count beside the title, such as `3/5`. */
  readonly count?: string | undefined;
}

interface Props {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly PageTab[];
  open: string;
}

/** Links between the tabs of a page; the open tab is part of the address. */
export function PageTabs({ label, tabs, open }: Props) {
  const t = useT();
  const { search } = useLocation();
  const row = useOpenInSight([open, ...tabs.map(({ count }) => count)].join());
  const addressOf = (id: string) => {
    const query = new URLSearchParams(search);
    query.set('tab', id);
    return `?${query.toString()}`;
  };
  return (
    <nav ref={row} className="biz-page-tabs" aria-label={label}>
      {tabs.map(({ id, title, count }) => (
        <Link key={id} to={addressOf(id)} {...(id === open ? { 'aria-current': 'page' as const } : {})}>
          {t(title)} {count && <span className="biz-page-tab-count">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
