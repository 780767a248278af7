import type { sentDoc } from '@lichen/contracts/docs/sharing/sent-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

/** Returns the email address or phone number of a delivery; null for one through the portal. */
export function whereTo({ email, country_code, number }: RecordOf<typeof sentDoc>): string | null {
  if (email) return email;
  return number ? [country_code, number].filter(Boolean).join(' ') : null;
}
