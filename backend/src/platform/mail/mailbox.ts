/** Providers in whose addresses dots mean nothing. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to: providers deliver `kim+anything@…` to `kim@…`. For counting only; mails go to the
 * address as it is written.
 */
export function mailboxOf(address: string): string {
  const written = address.trim().toLowerCase();
  const at = written.lastIndexOf('@');
  if (at < 1) return written;
  const [name, provider] = [written.slice(0, at), written.slice(at + 1)];
  const box = name.split('+')[0] || name;
  return WITHOUT_DOTS.has(provider) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${provider}`;
}
