import { paths } from '@lichen/contracts/api/paths';
import { useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';

const TABS = [
  { tab: 'chart', title: 'Chart', path: paths.charts },
  { tab: 'saved', title: 'Saved', path: paths.savedCharts },
] as const;

export function ChartTabs({ current }: { current: (typeof TABS)[number]['tab'] }) {
  const t = useT();
  return (
    <nav className="cha-tabs" aria-label={t('Your analysis')}>
      {TABS.map(({ tab, title, path }) => (
        <Link key={tab} to={path} {...(tab === current ? { 'aria-current': 'page' as const } : {})}>
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
