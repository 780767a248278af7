import { createHash } from 'node:crypto';

/** Script that checks every four seconds whether the link is open, and reloads the page once it was recalled. */
export const LINK_SCRIPT = `'use strict';
(() => {
  const state = location.pathname + '/state' + location.search;
  const look = async () => {
    if (document.hidden) return;
    try {
      const answer = await fetch(state, { cache: 'no-store', credentials: 'omit' });
      if (answer.status === 404) location.reload();
    } catch {
      // Without a network the next look decides.
    }
  };
  setInterval(look, 4000);
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
})();
`;

/** Integrity hash; browsers run the script only if it matches. */
export const LINK_SCRIPT_HASH = `sha384-${createHash('sha384').update(LINK_SCRIPT).digest('base64')}`;
