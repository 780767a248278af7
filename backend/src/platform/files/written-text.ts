/** First elements of documents that browsers display or run. */
const SHOWN = new Set(['html', 'head', 'body', 'svg', 'script', 'style', 'iframe', 'object', 'embed', 'frameset']);

const PROLOGUE =
  /^(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<\?[\w-]+[^>]*\?>|<!DOCTYPE\s+([\w:.-]+)[^>[]*(?:\[[^\]]*\])?\s*>)/i;
const FIRST_ELEMENT = /^<(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)(?=[\s/>])/;
const HTML_NAMESPACE = /^<[^>]*http:\/\/www\.w3\.org\/(?:1999\/xhtml|2000\/svg)/;

/**
 * Returns whether the text is an XML data document, with or without declaration. Markup that a browser displays is not,
 * even if it claims to be XML.
 */
export function isXmlOfData(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, '');
  for (let found = PROLOGUE.exec(rest); found; found = PROLOGUE.exec(rest)) {
    if (found[1]?.toLowerCase() === 'html') return false;
    rest = rest.slice(found[0].length);
  }
  const name = FIRST_ELEMENT.exec(rest)?.[1];
  return name !== undefined && !SHOWN.has(name.toLowerCase()) && !HTML_NAMESPACE.test(rest);
}

const HEADER = /^([!-9;-~]{1,80}):(?:[ \t]|$)/;
/** A message has at least one of `OF_MAIL`, and one of `OF_LETTERS`. */
const OF_MAIL = ['received', 'message-id', 'mime-version', 'return-path', 'delivered-to', 'dkim-signature'];
const OF_LETTERS = ['from', 'date', 'subject', 'to'];
/** Header lines checked; mail servers add many before the sender's own. */
const LOOKED_AT = 200;

/** Returns the lower-case names of the headers at the beginning of a text; empty if it does not begin with headers. */
function headerNames(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/, LOOKED_AT)) {
    if (line === '') break;
    if (/^[ \t]/.test(line) && names.size > 0) continue;
    const name = HEADER.exec(line)?.[1];
    if (name === undefined) return new Set();
    names.add(name.toLowerCase());
  }
  return names;
}

/** Returns whether the text is a stored e-mail message; it may be cut within the headers. */
export function isMail(text: string): boolean {
  const names = headerNames(text);
  return OF_MAIL.some((name) => names.has(name)) && OF_LETTERS.some((name) => names.has(name));
}
