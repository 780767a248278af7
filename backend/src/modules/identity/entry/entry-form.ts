import { CHALLENGE } from '@lichen/contracts/identity/account-rules';
import { invalid } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { EntryForm } from './entry-forms';

const MOST_CHARACTERS = 1_000;

/** The challenge's numbers are the only list in an entry form. */
const isNumbers = (value: unknown) =>
  Array.isArray(value) && value.length <= CHALLENGE.count && value.every((each) => typeof each === 'number');

function problemOf(key: string, value: unknown): string | undefined {
  if (typeof value === 'string' && value.length > MOST_CHARACTERS) return FIELD_TEXTS.tooLong;
  return typeof value === 'object' && value !== null && !(key === 'test' && isNumbers(value))
    ? FIELD_TEXTS.unreadable
    : undefined;
}

/**
 * Returns the submitted entry form with its allowed keys only. The form's rules validate the values; here their length
 * is limited, so that no rule has to process an overlong text.
 */
export function entryForm<F>(body: unknown, { keys }: EntryForm<F>): F {
  const sent = (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}) as Record<
    string,
    unknown
  >;
  const errors: Record<string, string> = {};
  for (const [key, value] of Object.entries(sent)) {
    const problem = (keys as readonly string[]).includes(key) ? problemOf(key, value) : FIELD_TEXTS.unknownField;
    if (problem) errors[key] = problem;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...sent } as F;
}

/** Merges the three names that links use for an invitation code into one field. */
export function withInviteCode(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { invite_code, invitationCode, invite, ...rest } = body as Record<string, unknown>;
  const code = invite_code ?? invitationCode ?? invite;
  if (code === undefined || code === null) return rest;
  return { ...rest, invite_code: typeof code === 'object' ? code : String(code) };
}
