/** Time in milliseconds for which an answer is waited for; a proxy can hold a connection whose other end is gone. */
const PATIENCE_MS = 30_000;

/**
 * Sends a small call of the shell; `body` is null if it is not JSON. Rejects if there is no answer in time. Uses nothing
 * of the kit, because the first call begins before shared modules are there.
 */
export async function fetchJson(address: string, request: RequestInit): Promise<{ response: Response; body: unknown }> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE_MS);
  try {
    const response = await fetch(address, { ...request, signal: waiting.signal });
    const body: unknown = await response.json().catch(() => null);
    if (waiting.signal.aborted) throw new Error('No answer in time');
    return { response, body };
  } finally {
    clearTimeout(timer);
  }
}
