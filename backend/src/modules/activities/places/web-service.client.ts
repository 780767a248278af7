import type { z } from 'zod';

/** A service on the network. */
export interface WebService {
  /** Base URL. */
  readonly url: string;
  /** User agent, which the public services require. */
  readonly userAgent: string;
}

const TIMEOUT = 5000;
/** Largest answer in bytes; ten places with addresses take a few kilobytes. */
const MOST_BYTES = 1024 * 1024;
const KEPT = 1000;
const KEEP_MILLISECONDS = 24 * 3_600_000;

interface CachedAnswer {
  readonly until: number;
  readonly answer: Promise<unknown>;
}

async function textOf({ body }: Response, host: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`${host} answered more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Returns a function that queries a JSON service and parses the answer by `schema`. Answers are cached for a day:
 * public services limit requests, and answers do not change. Throws if the service fails, times out or answers
 * otherwise, which is not cached. Statuses in `answers` count as answers. Redirects are not followed: only the operator
 * decides which hosts are queried.
 */
export function webService({ url, userAgent }: WebService, now: () => number, answers: readonly number[] = []) {
  const kept = new Map<string, CachedAnswer>();
  const ask = async (address: URL, schema: z.ZodType): Promise<unknown> => {
    const response = await fetch(address, {
      headers: { 'user-agent': userAgent, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok && !answers.includes(response.status)) {
      await response.body?.cancel();
      throw new Error(`${address.host} answered ${response.status}`);
    }
    return schema.parse(JSON.parse(await textOf(response, address.host)));
  };
  const answerOf = (address: URL, schema: z.ZodType): Promise<unknown> => {
    const key = address.href;
    const known = kept.get(key);
    if (known && known.until > now()) return known.answer;
    const answer = ask(address, schema);
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
    return (await answerOf(address, schema)) as z.infer<S>;
  };
}
