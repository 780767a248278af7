import { createHash } from 'node:crypto';
import { Problem, type ProblemBody, type ProblemCode, PROBLEM_STATUS } from '@lichen/contracts/api/problems';
import { makeSemaphore } from '../../platform/bounded/semaphore';
import { folderSource } from '../../platform/releases/version-source';
import type { ReleaseDesk } from './release-desk';

/** Number of files that are uploaded in parallel. */
const AT_ONCE = 4;
/** Number of attempts at a request whose connection breaks. */
const ATTEMPTS = 3;
const PAUSE_MS = 500;

const codeOf = (status: number): ProblemCode =>
  (Object.keys(PROBLEM_STATUS) as ProblemCode[]).find((code) => PROBLEM_STATUS[code] === status) ?? 'unavailable';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends a request with retries. Every request is safe to repeat: files are named by their hash, and storing a version
 * or moving a pointer a second time changes nothing.
 */
async function sent(url: string, init: RequestInit, attempt = 1): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (attempt >= ATTEMPTS) throw new Problem('unavailable', `${url} cannot be reached: ${(error as Error).message}`);
    await pause(PAUSE_MS * attempt);
    return sent(url, init, attempt + 1);
  }
}

/** Releases through a portal's HTTP API; the token determines the remotes and names the person in the history. */
export function httpDesk(portal: string, token: string): ReleaseDesk {
  const base = `${portal.replace(/\/+$/, '')}/api/releases`;
  const ask = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const response = await sent(`${base}${path}`, { ...init, headers });
    const body = (await response.json().catch(() => ({}))) as { obj?: T } & Partial<ProblemBody>;
    if (!response.ok)
      throw new Problem(codeOf(response.status), body.err ?? `${portal} answers ${response.status}`, body.errors);
    return body.obj as T;
  };
  const post = <T>(path: string, body: object) =>
    ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  return {
    list: async () =>
      (await ask<{ name: string; version: string | null }[]>('')).map(({ name, version }) => ({ name, live: version })),
    history: (name) => ask(`/${name}`),
    release: ({ name, version }) => ask(`/${name}/versions/${version}`),
    verify: (name) => ask(`/${name}/verification`),
    store: async (folder, { isDry, proof }) => {
      const { release, text, read } = await folderSource(folder);
      const hashed = await Promise.all(
        release.assets.map(
          async ({ path }) =>
            [
              path,
              createHash('sha256')
                .update(await read(path))
                .digest('hex'),
            ] as const,
        ),
      );
      const pathOf = new Map(hashed.map(([path, hash]) => [hash, path]));
      const missing = await post<string[]>(`/${release.name}/missing`, { files: [...pathOf.keys()] });
      const few = makeSemaphore(AT_ONCE);
      const put = async (hash: string) => {
        const body = new Uint8Array(await read(pathOf.get(hash) ?? ''));
        await ask(`/${release.name}/files/${hash}`, { method: 'PUT', body });
      };
      await Promise.all(missing.map((hash) => few(() => put(hash))));
      const files = Object.fromEntries(hashed);
      const sending = { release: text, files, dry_run: isDry, ...(proof ? { proof } : {}) };
      // An older portal sends no notices.
      const { notices = [] } = await post<{ notices?: string[] }>(`/${release.name}/versions`, sending);
      return { name: release.name, version: release.version, files: hashed.length, sent: missing.length, notices };
    },
    move: async ({ name, ...move }) => (await post<{ live: string | null }>(`/${name}/moves`, move)).live,
    pin: async ({ name, companyId, ...pin }) => {
      await post(`/${name}/pins`, { ...pin, account: companyId });
    },
    close: async () => undefined,
  };
}
