/**
 * A fault in the code itself, appended to an entry; `append` gets the name of its container. `shows` is the result: the
 * failure card, or the page when the fault does not affect rendering.
 * @typedef {{ name: string, shows: 'card' | 'page', append: (container: string) => string }} CodeFault
 */

/** Puts another container in place of the remote's own. */
const container = (name, parts) => `(() => {
  const own = globalThis.${name};
  globalThis.${name} = { init: (...given) => own.init(...given), get: (expose) => own.get(expose), ...(${parts}) };
})();`;

/** Wraps or replaces every page and widget by a component; \`Own\` is the original. */
const component = (code) => (name) =>
  container(
    name,
    `{ get: async (expose) => {
      const R = globalThis.__lichenReact.react;
      const Own = (await own.get(expose))().default;
      const never = new Promise(() => undefined);
      const Faulty = (props) => { ${code} };
      return () => ({ __esModule: true, default: Faulty });
    } }`,
  );

const OWN = 'return R.createElement(Own, props);';
const NOTHING = "return R.createElement('h1', null, 'Drawn');";

/** @type {CodeFault[]} */
export const CODE_FAULTS = [
  { name: 'the module throws', shows: 'card', append: () => "throw new Error('module');" },
  {
    name: 'init throws',
    shows: 'card',
    append: (name) => container(name, "{ init: () => { throw new Error('init'); } }"),
  },
  {
    name: 'get never answers',
    shows: 'card',
    append: (name) => container(name, '{ get: () => new Promise(() => undefined) }'),
  },
  {
    name: 'what is exposed is no component',
    shows: 'card',
    append: (name) => container(name, "{ get: async () => () => ({ default: 'text' }) }"),
  },
  { name: 'drawing throws', shows: 'card', append: component("throw new Error('render');") },
  {
    name: 'an effect throws',
    shows: 'card',
    append: component(`R.useEffect(() => { throw new Error('effect'); }, []); ${NOTHING}`),
  },
  {
    name: 'clean-up throws',
    shows: 'page',
    append: component(`R.useEffect(() => () => { throw new Error('clean-up'); }, []); ${NOTHING}`),
  },
  {
    name: 'a promise is rejected',
    shows: 'page',
    append: component(`R.useEffect(() => void Promise.reject(new Error('promise')), []); ${OWN}`),
  },
  {
    name: 'a timer throws',
    shows: 'page',
    append: component(`R.useEffect(() => void setTimeout(() => { throw new Error('timer'); }, 5), []); ${OWN}`),
  },
  {
    name: 'drawing asks to be drawn again for ever',
    shows: 'card',
    append: component(`const [n, set] = R.useState(0); set(n + 1); ${NOTHING}`),
  },
  {
    name: 'a layout effect asks to be drawn again for ever',
    shows: 'card',
    append: component(`const [n, set] = R.useState(0); R.useLayoutEffect(() => set(n + 1)); ${NOTHING}`),
  },
  {
    name: 'an effect asks to be drawn again for ever',
    shows: 'card',
    append: component(`const [n, set] = R.useState(0); R.useEffect(() => set(n + 1)); ${NOTHING}`),
  },
  {
    name: 'the processor is busy for 2 s',
    shows: 'page',
    append: component(
      `R.useState(() => { const end = Date.now() + 2000; while (Date.now() < end); return 0; }); ${OWN}`,
    ),
  },
  { name: 'it suspends for ever', shows: 'card', append: component('R.use(never);') },
];
