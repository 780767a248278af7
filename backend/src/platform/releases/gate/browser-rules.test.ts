import type { BrowserProof } from '@lichen/contracts/portal/browser-proof';
import type { Release } from '@lichen/contracts/portal/release';
import { browserFindings } from './browser-rules';
import type { Standing } from './standing';

const release = {
  pages: [{ expose: './pages/List' }, { expose: './pages/One' }],
  widgets: [{ expose: './widgets/Latest' }],
  code: { './pages/List': 'a1', './pages/One': 'b1', './widgets/Latest': 'c1' },
} as unknown as Release;

const standing = (liveCode?: Record<string, string>, isProduction = true) =>
  ({ portal: { isProduction }, claims: [], live: null, liveCode }) as unknown as Standing;

/** Returns the findings about parts that were not opened. */
const missing = (of: Standing, proof?: BrowserProof, own: Release = release) =>
  browserFindings(own, of, proof).map(({ rule, found }) => `${rule}: ${found.split(' ')[0]}`);

const opened = (...exposed: string[]): BrowserProof => ({ browser: 'Chromium 1', opened: exposed });
const ALL = ['browser: ./pages/List', 'browser: ./pages/One', 'browser: ./widgets/Latest'];

it('wants every page and widget of a first release opened, or a reason', () => {
  expect(missing(standing())).toEqual(ALL);
  expect(missing(standing(), opened())).toEqual(ALL);
  expect(missing(standing(), opened('./pages/List', './pages/One'))).toEqual(['browser: ./widgets/Latest']);
  expect(missing(standing(), opened('./pages/List', './pages/One', './widgets/Latest'))).toEqual([]);
  expect(missing(standing(), { without: 'The browser of the build server is broken' })).toEqual([]);
});

it('wants those of other code than the live version’s afterwards', () => {
  const live = { './pages/List': 'a1', './pages/One': 'b0' };
  expect(missing(standing(live), opened())).toEqual(['browser: ./pages/One', 'browser: ./widgets/Latest']);
  expect(missing(standing(live), opened('./pages/One', './widgets/Latest'))).toEqual([]);
});

it('takes a build that says nothing of its code for changed altogether', () => {
  const { code, ...silent } = release;
  expect(missing(standing(code), opened(), silent as Release)).toEqual(ALL);
});

it('asks nothing where people develop', () => {
  expect(missing(standing(undefined, false))).toEqual([]);
});
