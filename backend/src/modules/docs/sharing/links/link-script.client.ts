import { createHash } from 'node:crypto';

/** Asks every few seconds whether the link is still open: a page that is looked at goes as soon as it is recalled. */
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

/** Without it no script runs. */
export const LINK_SCRIPT_HASH = `sha384-${createHash('sha384').update(LINK_SCRIPT).digest('base64')}`;
