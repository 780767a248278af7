/** Tests for the files that are requested when a page of a remote is opened. */
const isEntry = (file, { entry }) => file === entry;
const isChunk = (file, { entry }) => file.endsWith('.js') && file !== entry;
const isStyle = (file) => file.endsWith('.css');
const isText = (file) => file.startsWith('locales/');
const isAny = () => true;

const HTML = '<!doctype html><title>Proxy</title><p>Sign in to the network</p>';

const flipped = (bytes) => {
  const other = Buffer.from(bytes);
  const at = Math.floor(other.length / 2);
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
};

/**
 * A fault between portal and browser. `act` gets the bytes of the file.
 * @typedef {{ name: string, on: (file: string, release: any) => boolean, isStyleOrText?: true,
 *   act: (bytes: Buffer) => import('./fault-proxy.mjs').Act }} NetworkFault
 */

/**
 * Faults in the network. Where the page does not need the file, either the page or the card may be shown.
 * @type {NetworkFault[]}
 */
export const NETWORK_FAULTS = [
  { name: 'every file is refused', on: isAny, act: () => ({ cut: true }) },
  { name: 'the entry is refused', on: isEntry, act: () => ({ cut: true }) },
  { name: 'the entry is 404', on: isEntry, act: () => ({ status: 404, body: 'Not found' }) },
  { name: 'the entry is 401', on: isEntry, act: () => ({ status: 401, body: '{}', type: 'application/json' }) },
  { name: 'the entry is 403', on: isEntry, act: () => ({ status: 403, body: 'Forbidden' }) },
  { name: 'the entry is 500', on: isEntry, act: () => ({ status: 500, body: '' }) },
  { name: 'the entry is 503', on: isEntry, act: () => ({ status: 503, body: '' }) },
  { name: 'the entry is HTML', on: isEntry, act: () => ({ body: HTML, type: 'text/html' }) },
  { name: 'the entry breaks off', on: isEntry, act: (body) => ({ truncate: true, body }) },
  {
    name: 'one bit of the entry is flipped',
    on: isEntry,
    act: (body) => ({ body: flipped(body), type: 'text/javascript' }),
  },
  { name: 'the entry has another type', on: isEntry, act: (body) => ({ body, type: 'image/png' }) },
  { name: 'the entry takes 60 s', on: isEntry, act: () => ({ delay: 60_000 }) },
  { name: 'the entry hangs', on: isEntry, act: () => ({ hang: true }) },
  { name: 'every file hangs', on: isAny, act: () => ({ hang: true }) },
  { name: 'chunks are refused', on: isChunk, act: () => ({ cut: true }) },
  { name: 'chunks are 404', on: isChunk, act: () => ({ status: 404, body: 'Not found' }) },
  { name: 'chunks are HTML', on: isChunk, act: () => ({ body: HTML, type: 'text/html' }) },
  { name: 'chunks break off', on: isChunk, act: (body) => ({ truncate: true, body }) },
  {
    name: 'one bit of chunks is flipped',
    on: isChunk,
    act: (body) => ({ body: flipped(body), type: 'text/javascript' }),
  },
  { name: 'chunks hang', on: isChunk, act: () => ({ hang: true }) },
  { name: 'styles are 404', on: isStyle, isStyleOrText: true, act: () => ({ status: 404, body: 'Not found' }) },
  { name: 'styles hang', on: isStyle, isStyleOrText: true, act: () => ({ hang: true }) },
  { name: 'texts are 404', on: isText, isStyleOrText: true, act: () => ({ status: 404, body: 'Not found' }) },
  { name: 'texts are no JSON', on: isText, isStyleOrText: true, act: () => ({ body: '{"', type: 'application/json' }) },
  { name: 'texts hang', on: isText, isStyleOrText: true, act: () => ({ hang: true }) },
];

/**
 * A fault in the portal answer's description of a release.
 * @typedef {{ name: string, alter: (remote: any) => any }} AnswerFault
 */

/** @type {AnswerFault[]} */
export const ANSWER_FAULTS = [
  {
    name: 'the entry has no hash in the answer',
    alter: (remote) => ({ ...remote, assets: remote.assets.filter(({ path }) => path !== remote.entry) }),
  },
  { name: 'the answer names another container', alter: (remote) => ({ ...remote, container: 'mf_other_1' }) },
  { name: 'the answer names an entry that is not there', alter: (remote) => ({ ...remote, entry: 'nothing.js' }) },
  {
    name: 'the answer names a part that the release has not',
    alter: (remote) => ({
      ...remote,
      pages: remote.pages.map((page) => ({ ...page, expose: './pages/NotThere' })),
      widgets: remote.widgets.map((widget) => ({ ...widget, expose: './widgets/NotThere' })),
    }),
  },
];
