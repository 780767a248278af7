/** What a browser asks of the network by itself is no part of a test. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without a graphics card there is nothing that its own process would shield: one process less for each browser.
  '--in-process-gpu',
];

/** What Playwright turns off by itself: a second switch takes the place of its own. */
const OFF_ANYWAY = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Pages of the browser's own address bar: each window loads them, at more cost than a page of the portal. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** A process kept ready for the next site: tests visit one. */
const SPARE = ['SpareRendererForSitePerProcess'];

/**
 * Scripts run without the optimising compilers: a page is opened a few times, and compiling it costs more than it saves.
 * Not for what measures the time of a page.
 */
const UNOPTIMISED = '--js-flags=--no-opt,--no-maglev,--single-threaded-gc';

/** Arguments with which every test starts Chromium; `isMeasured` where the time of a page is looked at. */
exports.chromiumArgs = ({ isMeasured = false } = {}) => [
  ...QUIET,
  `--disable-features=${[...OFF_ANYWAY, ...ADDRESS_BAR, ...SPARE].join(',')}`,
  ...(isMeasured ? [] : [UNOPTIMISED]),
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
