const partsOf = (path) => (path.split(/[?#]/)[0] ?? '').split('/').slice(1);
const isParameter = (part) => part.startsWith(':');

/** Id used when no page links to a record; such a page has to say that nothing exists. */
const NOBODY = 'none';

/** True when the first segments of an address match a pattern and the address is not a page of its own. */
function fits(own, wanted, patterns) {
  if (own.length < wanted.length) return false;
  return wanted.every((part, at) => {
    const begin = `/${[...wanted.slice(0, at), own[at]].join('/')}`;
    return isParameter(part)
      ? own[at] !== '' && !patterns.some((path) => `${path}/`.startsWith(`${begin}/`))
      : part === own[at];
  });
}

/**
 * Returns an address for a page's pattern, with record ids from an address that some page links to, if there is one.
 * @param {string} pattern such as `/things/:id/edit`
 * @param {Iterable<string>} known addresses found in links
 * @param {readonly string[]} patterns patterns of all pages
 */
export function addressOf(pattern, known, patterns) {
  const wanted = partsOf(pattern);
  const last = wanted.findLastIndex(isParameter);
  if (last < 0) return pattern;
  for (const address of known) {
    const own = partsOf(address);
    if (fits(own, wanted.slice(0, last + 1), patterns))
      return `/${[...own.slice(0, last + 1), ...wanted.slice(last + 1)].join('/')}`;
  }
  return `/${wanted.map((part) => (isParameter(part) ? NOBODY : part)).join('/')}`;
}

/** True for an address of a page with a parameter for which there is no record. */
export const hasNoRecord = (address) => partsOf(address).includes(NOBODY);

/** Pages without parameters whose address is a prefix of the pattern, so that they may lead to its records; the nearest first. */
export const leadingTo = (pattern, patterns) =>
  patterns
    .filter((path) => !path.includes(':') && pattern.startsWith(`/${partsOf(path)[0]}`) && pattern.startsWith(path))
    .sort((one, other) => other.length - one.length);
