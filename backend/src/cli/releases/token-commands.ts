import type { ReleaseToken, ReleaseTokens } from '../../platform/releases/release-tokens';
import type { Said } from './release-commands';
import { neededOption, UsageError, type Words } from './release-words';

export const TOKEN_USAGE = [
  'tokens',
  'tokens add LABEL --scope publish:REMOTE [--scope pointer:REMOTE] --days DAYS',
  'tokens revoke ID',
];
export const TOKEN_OPTIONS = ['scope', 'days'];

const day = (at: number) => new Date(at).toISOString().slice(0, 10);

function tokenLine({ id, label, scopes, expiresOn, revokedOn, lastUsedOn }: ReleaseToken): string {
  const state = revokedOn === null ? `until ${day(expiresOn)}` : `revoked ${day(revokedOn)}`;
  return `${id}  ${label}  ${scopes.join(' ')}  ${state}, ${lastUsedOn === null ? 'never used' : `last used ${day(lastUsedOn)}`}`;
}

/** Creates, lists and revokes tokens; only at the installation's terminal. A token is printed once and never stored. */
export async function tokenCommand(tokens: ReleaseTokens, words: Words, by: string): Promise<Said> {
  const [verb, what] = words.plain;
  if (verb === undefined) {
    const all = await tokens.list();
    return { lines: all.map(tokenLine), data: all };
  }
  if (!what) throw new UsageError(TOKEN_USAGE.join('\n'));
  if (verb === 'revoke') {
    await tokens.revoke(what);
    return { lines: [`${what} is revoked`], data: { id: what } };
  }
  if (verb !== 'add') throw new UsageError(TOKEN_USAGE.join('\n'));
  const scopes = words.options.get('scope') ?? [];
  const days = Number(neededOption(words, 'days'));
  const { token, text } = await tokens.add({ label: what, scopes, days, by });
  return { lines: [tokenLine(token), 'Keep it now; it is not shown again:', text], data: { ...token, text } };
}
