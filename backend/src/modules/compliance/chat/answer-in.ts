/** Marker before the text of the portal's emails; mail programs quote it in the reply. */
const MARK = '##-';
/** `On Monday, Ana Ruiz wrote:` in any language: a line before the quotation that ends with a colon. */
const INTRODUCES = /:\s*$/;
const QUOTED = /^\s*>/;
/** Divider that mail programs put above the quoted headers. */
const DIVIDER = /^\s*(?:-{2,}.*-{2,}|_{5,})\s*$/;

/** Returns the text of a reply without the quoted original. */
export function answerIn(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const marked = lines.findIndex((line) => line.includes(MARK));
  const above = marked < 0 ? lines : lines.slice(0, marked);
  const own = above.filter((line) => !QUOTED.test(line));
  // The introduction stands right above the quotation, on one to three lines after an empty one.
  while (own.length > 0 && own.at(-1)?.trim() === '') own.pop();
  if (marked < 0 && own.length === above.length) return own.join('\n').trim();
  const gap = own.findLastIndex((line) => line.trim() === '');
  const last = own.slice(gap + 1);
  const isIntroduction = last.length <= 3 && (INTRODUCES.test(last.at(-1) ?? '') || DIVIDER.test(last[0] ?? ''));
  return (isIntroduction ? own.slice(0, Math.max(0, gap)) : own).join('\n').trim();
}
