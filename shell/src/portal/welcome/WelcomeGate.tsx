import { lazyOverlay, usePortal } from '@lichen/kit';
import { useLocation } from '@lichen/kit/router';
import { Suspense, useState } from 'react';

/** In the file of the dashboard, the only page that opens it: one request less for somebody's first one. */
const Welcome = lazyOverlay(() => import(/* webpackChunkName: "dashboard" */ './Welcome'));

/** Greets a new user on the dashboard until it was closed once; then its code is never loaded again. */
export function WelcomeGate() {
  const { user } = usePortal();
  const { pathname } = useLocation();
  const [isClosed, setClosed] = useState(false);
  if (user.seen_welcome || isClosed || !pathname.startsWith('/dashboard')) return null;
  return (
    <Suspense>
      <Welcome close={() => setClosed(true)} />
    </Suspense>
  );
}
