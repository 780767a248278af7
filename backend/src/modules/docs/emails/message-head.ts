/** What the first lines of a message say, before anything else of it is looked at. */
export interface MessageHead {
  readonly messageId: string | null;
  readonly subject: string;
}

const MOST_ID = 998;
const MOST_SUBJECT = 500;

/** The value of a header, whose further lines begin with a space. */
function headerOf(lines: string, name: string): string {
  const found = new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(lines);
  return found?.[1]?.trim() ?? '';
}

/** Reads the head of a message as far as it needs no decoding: the rest is read where it can do no harm. */
export function messageHeadOf(head: string): MessageHead {
  const [headers = ''] = head.split(/\r?\n\r?\n/, 1);
  const lines = headers.replace(/\r?\n[ \t]+/g, ' ');
  const id = headerOf(lines, 'message-id');
  const subject = headerOf(lines, 'subject');
  return {
    messageId: id === '' || id.length > MOST_ID ? null : id,
    subject: /^[\x20-\x7e]*$/.test(subject) && !subject.includes('=?') ? subject.slice(0, MOST_SUBJECT) : '',
  };
}
