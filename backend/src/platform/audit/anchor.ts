import { appendFileSync, createReadStream, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Seal } from './chain';

const line = z.object({
  company: z.string(),
  seal: z.number().int(),
  hash: z.string(),
  signature: z.string(),
  at: z.number(),
});

/** The newest seal of a chain, as the file outside the database has it. */
export type AnchoredSeal = z.infer<typeof line>;

/** Anchored seals by company and seal number. If a seal number occurs with two hashes, the first is kept. */
export type Anchors = ReadonlyMap<string, ReadonlyMap<number, AnchoredSeal>>;

/** Appends the newest seals to a file outside the database, so that a truncated or rewritten chain is detected. */
export function appendAnchors(path: string, heads: readonly Seal[], at: number): void {
  if (heads.length === 0) return;
  mkdirSync(dirname(path), { recursive: true });
  const lines = heads.map(({ companyId, number, hash, signature }) =>
    JSON.stringify({ company: companyId, seal: number, hash, signature, at }),
  );
  // The leading newline ends a line that a crash may have left unfinished.
  appendFileSync(path, `\n${lines.join('\n')}\n`, { mode: 0o600, flush: true });
}

function parsed(text: string): AnchoredSeal | undefined {
  try {
    return line.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Returns the seals anchored in the file by company and number, of all companies or of one; the first of a number
 * counts. The file grows by a line a minute for each company at work, so it is read in pieces, between which other
 * requests are served.
 */
export async function readAnchors(path: string, companyId = ''): Promise<Anchors> {
  const anchors = new Map<string, Map<number, AnchoredSeal>>();
  if (!existsSync(path)) return anchors;
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    // Most lines are of other companies; to parse them would take far longer than to skip them.
    const anchored = text.includes(companyId) ? parsed(text) : undefined;
    if (!anchored || (companyId && anchored.company !== companyId)) continue;
    const company = anchors.get(anchored.company) ?? new Map<number, AnchoredSeal>();
    anchors.set(anchored.company, company);
    if (!company.has(anchored.seal)) company.set(anchored.seal, anchored);
  }
  return anchors;
}
