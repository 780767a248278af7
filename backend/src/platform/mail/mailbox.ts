/** Providers that ignore dots in addresses. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox behind an address: providers deliver `kim+anything@…` to `kim@…`. Only for counting; mails are
 * sent to the address as written.
 */
export function mailboxOf(address: string): string {
  const written = address.trim().toLowerCase();
  const at = written.lastIndexOf('@');
  if (at < 1) return written;
  const [name, provider] = [written.slice(0, at), written.slice(at + 1)];
  const box = name.split('+')[0] || name;
  return WITHOUT_DOTS.has(provider) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${provider}`;
}
