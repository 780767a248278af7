/** The headers of a message that are read before it is parsed. */
export interface MessageHead {
  readonly messageId: string | null;
  readonly subject: string;
}

const MOST_ID = 998;
const MOST_SUBJECT = 500;

/** Returns the value of a header after continuation lines have been joined; empty if it is missing. */
function headerOf(lines: string, name: string): string {
  const found = new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(lines);
  return found?.[1]?.trim() ?? '';
}

/** Reads message id and subject from plain headers. Encoded ones stay empty until the message is parsed. */
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
