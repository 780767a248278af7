import { invalid } from '@lichen/contracts/problems';
import { FIELD_TEXTS } from '@lichen/contracts/texts';

const MOST_CHARACTERS = 1_000;

/**
 * What an entry form sent, with only the keys it may send. The rules of the form judge the values; here they are
 * bounded, so that no rule meets a text that is too long to look at.
 */
export function entryForm<F>(body: unknown, keys: readonly (keyof F & string)[]): F {
  const sent = (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}) as Record<
    string,
    unknown
  >;
  const errors: Record<string, string> = {};
  for (const [key, value] of Object.entries(sent)) {
    if (!(keys as readonly string[]).includes(key)) errors[key] = FIELD_TEXTS.unknownField;
    else if (typeof value === 'string' && value.length > MOST_CHARACTERS) errors[key] = FIELD_TEXTS.tooLong;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...sent } as F;
}

/** The code of an invitation goes by three names in links; it is one field. */
export function withInviteCode(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { invitationCode, invite, ...rest } = body as Record<string, unknown>;
  const code = rest['invite_code'] ?? invitationCode ?? invite;
  if (code === undefined || code === null) return rest;
  return { ...rest, invite_code: typeof code === 'string' ? code : '' };
}
