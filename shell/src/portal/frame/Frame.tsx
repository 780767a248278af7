import { usePortal, useT } from '@lichen/kit';
import { useLocation } from '@lichen/kit/router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { findArea } from '../routes/find-page';
import { LogInAgain } from '../session/LogInAgain';
import { BottomBar } from './BottomBar';
import { ConfirmAddressBanner } from './ConfirmAddressBanner';
import { FallbackVersionBanner } from './FallbackVersionBanner';
import { RefusedYearBanner } from './RefusedYearBanner';
import { SessionExpiredBanner } from './SessionExpiredBanner';
import { UpdateAvailableBanner } from './UpdateAvailableBanner';
import { Rail } from './Rail';
import { TopBar } from './TopBar';
import { useScrollAndFocusOnNavigation } from './useScrollAndFocusOnNavigation';

/**
 * Navigation rail, top bar and content. Areas with a fixed layout scroll within their own panes; areas with a bare
 * layout appear without the frame.
 */
export function Frame({ children }: { children: ReactNode }) {
  const t = useT();
  const { answer } = usePortal();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const layout = findArea(answer, pathname)?.layout;

  useScrollAndFocusOnNavigation(main);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page is seen without the drawer before it
  useEffect(() => setMenuOpen(false), [pathname]);

  const page = (
    <main id="content" ref={main} tabIndex={-1} className={layout === 'fixed' ? 'p-main p-main-fixed' : 'p-main'}>
      {children}
    </main>
  );
  if (layout === 'bare') return <div className="p-body">{page}</div>;
  return (
    <div className="p-frame">
      <a className="p-skip" href="#content">
        {t('Skip to content')}
      </a>
      <Rail isOpen={isMenuOpen} close={() => setMenuOpen(false)} />
      <div className="p-body">
        <TopBar />
        <UpdateAvailableBanner />
        <FallbackVersionBanner />
        <SessionExpiredBanner />
        <ConfirmAddressBanner />
        <RefusedYearBanner />
        {page}
        <BottomBar openMenu={() => setMenuOpen(true)} />
      </div>
      <LogInAgain />
    </div>
  );
}
