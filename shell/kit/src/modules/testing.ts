/** What the tests of remotes mount their screens with; no release contains it. */
export { pretendBrowser } from '../testing/browser';
export { portalAnswer } from '../testing/portal-answer';
export { list, record, serve } from '../testing/server';
export { show } from '../testing/show';
