import { member } from '@lichen/contracts/identity/member.entity';
import type { Read } from '../../../../platform/engine/rules';

/** Returns the names of the company's people by email address; nobody who has left is included. */
export async function namesOfPeople(read: Read, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(emails)];
  if (asked.length === 0) return new Map();
  const found = await read(member).part(['email', 'first_name', 'last_name'], { where: { email: { in: asked } } });
  const named = found.map(({ email, first_name, last_name }) => [email, `${first_name} ${last_name}`.trim()] as const);
  return new Map(named.filter(([, name]) => name !== ''));
}
