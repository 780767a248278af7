import { buffer } from 'node:stream/consumers';
import { PASSPORT_ENTRY, type PassportDocument } from '@lichen/contracts/compliance/passports/passport-format';
import type { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Platform } from '../../../../platform/platform';
import { offsetOf } from '../../../../platform/signed-archive/stored-zip';

type Received = Pick<RecordOf<typeof receivedPassport>, 'digest' | 'entries'>;

/** Returns the byte range of one entry in the stored, uncompressed archive; undefined for an unknown name. */
export function entryIn({ entries }: Pick<Received, 'entries'>, name: string) {
  const start = offsetOf(entries ?? [], name);
  const size = entries?.find((entry) => entry.name === name)?.size;
  return start === undefined || size === undefined ? undefined : { start, size };
}

/**
 * Returns the content of the passport. It is not verified again: every byte was verified on upload, and the file is
 * stored by its hash.
 */
export async function receivedSubject(
  { files }: Pick<Platform, 'files'>,
  record: Received,
): Promise<PassportDocument['credentialSubject']> {
  const found = entryIn(record, PASSPORT_ENTRY);
  if (!found) throw new Error('A passport without its text was kept');
  const range = { start: found.start, end: found.start + found.size - 1 };
  const text = (await buffer(await files.get(record.digest, range))).toString('utf8');
  return (JSON.parse(text) as PassportDocument).credentialSubject;
}
