import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import { matchPath, Navigate, Route, Routes, useLocation } from '@lichen/kit/router';
import { Suspense, useLayoutEffect } from 'react';
import { enterArea, useSession } from '../session/session';
import { Mount } from '../loader/Mount';
import { PageWaiting } from '../loader/PageWaiting';
import { type FoundPage, findArea, findPage, findRedirect, findRefusal, verdictOf } from './find-page';
import { RefusedArea, StoppedPage, UnknownPage } from './Refusals';
import { SHELL_PAGES } from './shell-pages';

/**
 * Shows the page of an address after the checks for unknown, log-in, set-up, role and module, in the server's order;
 * code loads only after them. Each address has a refusal of its own, so that screen readers announce even the same text
 * again.
 */
export function AreaView({ answer }: { answer: PortalAnswer }) {
  const { pathname } = useLocation();
  const path = pathname.replace(/(.)\/+$/, '$1');
  const areaId = findArea(answer, path)?.id ?? path;
  const isEntered = useSession(({ area }) => area === areaId);
  useLayoutEffect(() => enterArea(areaId), [areaId]);
  // Requests no page in a version that is about to be replaced; nothing is painted in between.
  if (!isEntered) return null;
  if (path === '/' || path === '/index.html') return <Navigate to="/dashboard" replace />;
  const area = findArea(answer, path);
  if (!area) return <MissingPage key={path} path={path} areas={answer.areas} />;
  const verdict = findRefusal(answer, path) ?? verdictOf(area, path);
  if (!verdict.open) return <RefusedArea key={path} verdict={verdict} />;
  const moved = findRedirect(answer, path);
  if (moved) return <Navigate to={moved} replace />;
  const own = SHELL_PAGES.find((page) => matchPath(page.path, path));
  if (own) return <Suspense fallback={<PageWaiting />}>{<own.Shown />}</Suspense>;
  const found = findPage(answer, path);
  return found ? <RemotePage {...found} path={path} /> : <MissingPage key={path} path={path} areas={answer.areas} />;
}

/** Shown when no page has this address, or when the page was retired while this tab was open. */
function MissingPage({ path, areas }: { path: string; areas: PortalAnswer['areas'] }) {
  const remotes = useSession(({ stopped: known }) => known);
  const stopped = findPage({ remotes, areas }, path);
  return stopped ? <StoppedPage title={stopped.part.title} /> : <UnknownPage />;
}

/**
 * Declares the route, because `useParams` would be empty in the page without it. Each record has a page of its own:
 * nothing opened or shown for the previous one stays.
 */
function RemotePage({ part, pattern, path }: FoundPage & { path: string }) {
  return (
    <Routes>
      <Route path={pattern} element={<Mount key={`${part.remote.container}${part.expose} ${path}`} part={part} />} />
    </Routes>
  );
}
