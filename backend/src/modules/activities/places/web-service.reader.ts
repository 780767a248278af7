import type { z } from 'zod';

export interface WebService {
  /** Address that the paths are below. */
  readonly url: string;
  /** Who asks, as the public services want to be told. */
  readonly userAgent: string;
}

const TIMEOUT = 5000;
const KEPT = 1000;
const KEEP_MILLISECONDS = 24 * 3_600_000;

interface Kept {
  readonly until: number;
  readonly answer: Promise<unknown>;
}

/**
 * Asks a service that answers JSON and reads it by `schema`. The same question is asked once a day: public services
 * allow few, and answers do not change. Throws when the service fails, is slow, or says something else.
 */
export function webService({ url, userAgent }: WebService, now: () => number) {
  const kept = new Map<string, Kept>();
  const ask = async (address: URL): Promise<unknown> => {
    const response = await fetch(address, {
      headers: { 'user-agent': userAgent, accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) throw new Error(`${address.host} answered ${response.status}`);
    return response.json();
  };
  const answerOf = (address: URL): Promise<unknown> => {
    const key = address.href;
    const known = kept.get(key);
    if (known && known.until > now()) return known.answer;
    const answer = ask(address);
    kept.delete(key);
    kept.set(key, { until: now() + KEEP_MILLISECONDS, answer });
    answer.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return answer;
  };
  return async <S extends z.ZodType>(
    path: string,
    parameters: Readonly<Record<string, string>>,
    schema: S,
  ): Promise<z.infer<S>> => {
    const address = new URL(path, url.endsWith('/') ? url : `${url}/`);
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return schema.parse(await answerOf(address));
  };
}
