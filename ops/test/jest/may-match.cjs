/** @type {Map<string, string[][] | null>} */
const demands = new Map();
/** @type {Map<string, Set<string>>} */
const classLists = new Map();

/**
 * Returns the classes that each selector of a list demands of the element itself, or null where one demands none or is
 * not plain enough to tell.
 * @param {string} list
 */
function demandsOf(list) {
  let plain = list.replace(/\[[^\]]*\]/g, ':attribute');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  if (!/^[-\w\s.#:*,>+~]*$/.test(plain)) return null;
  const own = plain.split(',').map((selector) => selector.trim().replace(/^.*[\s>+~]/s, ''));
  const classes = own.map((compound) => [...compound.matchAll(/\.([-\w]+)/g)].map(([, name]) => name));
  return classes.every(({ length }) => length > 0) ? classes : null;
}

/**
 * @template V
 * @param {Map<string, V>} known
 * @param {string} key
 * @param {(key: string) => V} make
 */
function kept(known, key, make) {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make(key);
  known.set(key, made);
  return made;
}

/**
 * Returns false if no element with these classes can match the selector, which is so for most rules of a style sheet
 * and takes far less time than matching.
 * @param {string | null} classes as in the element's attribute
 * @param {string | undefined} selector
 */
module.exports = function mayMatch(classes, selector) {
  if (!selector) return true;
  const demanded = kept(demands, selector, demandsOf);
  if (!demanded) return true;
  const worn = kept(classLists, classes ?? '', (text) => new Set(text.split(/\s+/)));
  return demanded.some((names) => names.every((name) => worn.has(name)));
};
