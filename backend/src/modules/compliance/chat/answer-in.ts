/** Stands before the first words of our mails; mail programs repeat it with what is answered. */
const MARK = '##-';
/** `On Monday, Ana Ruiz wrote:` in any language: a line that ends in a colon right before what is quoted. */
const INTRODUCES = /:\s*$/;
const QUOTED = /^\s*>/;
/** Headers that programs put above what they repeat: a line of signs. */
const DIVIDER = /^\s*(?:-{2,}.*-{2,}|_{5,})\s*$/;

/** What somebody has answered: the text above what their mail program repeats of ours. */
export function answerIn(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const marked = lines.findIndex((line) => line.includes(MARK));
  const above = marked < 0 ? lines : lines.slice(0, marked);
  const own = above.filter((line) => !QUOTED.test(line));
  // What introduces the repeated part stands right above it, on a line or two, after an empty one.
  while (own.length > 0 && own.at(-1)?.trim() === '') own.pop();
  if (marked < 0 && own.length === above.length) return own.join('\n').trim();
  const gap = own.findLastIndex((line) => line.trim() === '');
  const last = own.slice(gap + 1);
  const isIntroduction = last.length <= 3 && (INTRODUCES.test(last.at(-1) ?? '') || DIVIDER.test(last[0] ?? ''));
  return (isIntroduction ? own.slice(0, Math.max(0, gap)) : own).join('\n').trim();
}
