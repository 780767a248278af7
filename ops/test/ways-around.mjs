import path from 'node:path';

/** Shipped sources; their tests are not restricted. */
const PRODUCT = /^(backend\/(src|contracts\/src)|shell\/(src|kit\/src)|mf-[^/]+\/src)\//;
const WALLED = /^(backend\/(contracts\/src|src\/modules)|mf-[^/]+\/src)\//;
const isTest = (file) => /\.(test|spec)\.\w+$|\/testing\//.test(file);

/** Returns code without its comments, which may mention anything. */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

const asksTheNetwork = [
  // Called, passed on, or renamed.
  /(?<![\w.'"`$-])fetch\s*(?:[(),;.\]}=?]| as\b)/,
  /\b(?:globalThis|window|self|global)\s*(?:\?\.)?\s*[.[]\s*['"`]?fetch\b/,
  /\b(?:globalThis|window|self|global)\s*(?:\?\.)?\[/,
  /\bnew (?:WebSocket|EventSource|XMLHttpRequest|WebTransport)\b/,
  /\bsendBeacon\b/,
];

/** Ways to load code that do not appear as imports, so that the walls cannot check them. */
const hidden = [
  /(?<![\w.])import\s*\(\s*(?!\s|['"]|\/\*)/,
  /(?<![\w.])require\s*\(\s*(?!\s|['"])/,
  /\brequire\.(?!resolve\('\.\/)\w+/,
  /\bcreateRequire\b/,
  /\bgetBuiltinModule\b/,
  /\bprocess\.(?:binding|mainModule|dlopen)\b/,
  /\bmodule\.require\b/,
  /\bimport\.meta\.(?:webpackContext|glob)\b/,
  /\b__(?:webpack_require|non_webpack_require|FEDERATION)__/,
  /\bnew Function\b/,
];

/** Files whose task is to load code not known in advance, with the reason. */
const loadsWhatItIsGiven = [
  // Reads the folder of migrations that a module names, at the start.
  'backend/src/platform/store/migrations-in.ts',
  // Finds every module by its folder, so that adding one requires no list to be edited.
  'backend/src/modules.ts',
  // Find the server file and the form of an activity type by its facets, so that no other list of types is edited.
  'backend/src/modules/activities/types/all-types.ts',
  'mf-activities/src/types/type-forms.ts',
  // Loads every file of the server in idle moments, so that no request is the first to load one.
  'backend/src/start/warm-up.ts',
  // Loads the files of the server from the scripts that the build packed them into.
  'backend/src/start/packed.ts',
  // First lines of a worker, as text; they load the module that platform or module name by a literal path.
  'backend/src/platform/bounded/child-process.ts',
  'backend/src/platform/bounded/run-in-worker.ts',
];

const BUILT = /(?:from|import|require|resolve)\s*\(?\s*['"](?:\.|@lichen\/)[^'"]*\/(?:dist|\.build|\.data)\//;

function fetchProblems(file, code) {
  if (!/^(backend\/src\/modules|mf-[^/]+\/src)\//.test(file) || /\.client\.ts$/.test(file)) return [];
  return asksTheNetwork.some((sign) => sign.test(code))
    ? [`${file}: fetches; only a file that ends in .client.ts reaches the network`]
    : [];
}

/** Time, randomness and ids that are not passed in, so that the code using them cannot be repeated in a test. */
const madeUp = /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\brandom(?:UUID|Bytes|Int)\b|\bgetRandomValues\b/;

function madeUpProblems(file, code) {
  if (!/^backend\/(contracts\/src|src\/modules)\//.test(file)) return [];
  const found = code.match(madeUp)?.[0];
  return found ? [`${file}: ${found}; take the time of the clock, ids and randomness from the platform`] : [];
}

function hiddenProblems(file, code) {
  if (loadsWhatItIsGiven.includes(file)) return [];
  const found = hidden.map((sign) => code.match(sign)?.[0]).find(Boolean);
  return found ? [`${file}: ${found.trim()} hides what it imports; name the file in a plain import`] : [];
}

/** Styles have imports of their own, which the walls do not read. */
function styleProblems(file, text) {
  const [, remote] = file.match(/^(mf-[^/]+\/src\/)/) ?? [];
  if (!remote) return [];
  return [...text.matchAll(/@import\s+(?:url\()?['"]?([^'")\s;]+)/g)]
    .filter(([, named]) => !path.posix.join(path.posix.dirname(file), named).startsWith(remote))
    .map(([, named]) => `${file}: @import of ${named}; the styles of a remote are its own`);
}

/** The walls read TypeScript only; a file of another kind would escape them. */
const spellingProblems = (file) =>
  WALLED.test(file) && /\.([cm]?js|[cm]ts|jsx)$/.test(file)
    ? [`${file}: ${path.posix.extname(file)} is read by no wall; write .ts or .tsx`]
    : [];

/** Returns the problems of one file that its imports do not show. */
export function aroundProblems(file, text) {
  if (!PRODUCT.test(file) || isTest(file)) return [];
  if (file.endsWith('.css')) return styleProblems(file, text);
  const code = withoutComments(text);
  const built = code.match(BUILT) ? [`${file}: imports what a build made; import the source`] : [];
  return [
    ...spellingProblems(file),
    ...fetchProblems(file, code),
    ...madeUpProblems(file, code),
    ...hiddenProblems(file, code),
    ...built,
  ];
}
