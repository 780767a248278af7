/** Helpers with which tests of remotes mount their pages; not part of any release. */
export { pretendBrowser } from '../testing/browser';
export { portalAnswer } from '../testing/portal-answer';
export { list, record, serve } from '../testing/server';
export { show } from '../testing/show';
