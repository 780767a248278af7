import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { activityImport } from '@lichen/contracts/activities/imports/import.entity';
import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import { factors } from '@lichen/contracts/activities/factors/factors.call';
import { recalculation } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { inventoryYearStates } from '@lichen/contracts/activities/years/inventory-year.call';
import { paths } from '@lichen/contracts/api/paths';
import { getChangeBridge } from '@lichen/contracts/activities/bridge/change-bridge.call';
import { listFindings } from '@lichen/contracts/activities/checks/checks.call';
import { getCoverage } from '@lichen/contracts/activities/coverage/coverage.call';
import type { Allow } from '@lichen/contracts/portal/roles';
import { usePortal, useT } from '@lichen/kit';
import { Link, useLocation } from '@lichen/kit/router';
import { useLayoutEffect, useRef } from 'react';
import './places.css';

/** The pages of the area, in the order of the row under their titles. */
const PLACES: readonly { path: string; title: string; allow: Allow }[] = [
  { path: '/activities', title: 'Activities', allow: activity.allow.list },
  { path: paths.enterActivities(), title: 'Fast entry', allow: activity.allow.list },
  { path: '/activities/coverage', title: 'Coverage', allow: getCoverage.allow },
  { path: '/activities/checks', title: 'Checks', allow: listFindings.allow },
  { path: paths.charts, title: 'Your analysis', allow: chartConfig.allow.list },
  { path: '/activities/change', title: 'Why it changed', allow: getChangeBridge.allow },
  { path: paths.imports, title: 'Import', allow: activityImport.allow.list },
  { path: paths.factors, title: 'Factors', allow: factors.allow },
  { path: paths.offsets, title: 'Credits and removals', allow: activity.allow.list },
  { path: paths.inventoryYears, title: 'Years', allow: inventoryYearStates.allow },
  { path: paths.recalculations, title: 'Recalculation', allow: recalculation.allow.list },
];

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
  const places = PLACES.filter(({ allow }) => may(allow));
  if (places.length < 2) return null;
  return (
    <nav ref={row} className="act-places" aria-label={t('Pages of this area')}>
      {places.map(({ path, title }) => (
        <Link key={path} to={path} {...(isWithin(path, pathname) ? { 'aria-current': 'page' as const } : {})}>
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
