/**
 * The features that Playwright disables (`chromiumSwitches.ts`): the last list counts, so it is repeated. And the suggestions below the
 * address bar, for which the full browser renders two pages of its own beside every page of a test: half of its processor time.
 */
const disabledFeatures = [
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
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** The command line of every browser that a test starts. */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  // Renders the edges of letters identically in the full browser and in the headless shell.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test's pages live for seconds: compiling their scripts for speed takes a tenth of the run, and is lost with the page.
  '--js-flags=--no-opt --no-maglev',
  `--disable-features=${disabledFeatures.join(',')}`,
];
