import { internationalNumber } from '@lichen/contracts/formats/phone-number';
import { messageConfig } from '@lichen/contracts/identity/messages/message-config.entity';
import type { Read } from '../engine/rules';

/** Returns the number from which the company messages its contacts; undefined if it has stored none. */
export async function companyNumber(read: Read, companyId: string): Promise<string | undefined> {
  const own = await read(messageConfig).find(companyId);
  if (!own?.country_code || !own.tel_number) return undefined;
  return internationalNumber(own.country_code, own.tel_number) ?? undefined;
}
