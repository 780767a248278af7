import type { Seals } from '../../../../platform/signing-keys/seals';

/** Path of files that were sent to phones. The key is in the query, which access logs leave out. */
export const PHONE_FILE_PATH = '/api/phone_file';

/** A message with a file that was sent to a phone. */
interface Place {
  readonly companyId: string;
  readonly messageId: string;
}

const PURPOSE = 'phone file';
const LONGEST = 600;

/** Returns the public address of a message's file; nobody can make one for another message. */
export function phoneFileAddress(
  publicUrl: string,
  seals: Pick<Seals, 'seal'>,
  { companyId, messageId }: Place,
): string {
  const key = seals.seal(PURPOSE, Buffer.from(JSON.stringify([companyId, messageId])));
  return `${publicUrl}${PHONE_FILE_PATH}?${new URLSearchParams({ key })}`;
}

/** Returns the message of a key; undefined if it is not from this installation or was changed. */
export function phoneFileOf(seals: Pick<Seals, 'unseal'>, key: string): Place | undefined {
  if (key.length > LONGEST) return undefined;
  try {
    const [companyId, messageId] = JSON.parse(seals.unseal(PURPOSE, key).toString()) as unknown[];
    return typeof companyId === 'string' && typeof messageId === 'string' ? { companyId, messageId } : undefined;
  } catch {
    return undefined;
  }
}
