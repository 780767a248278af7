import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

/** Returns the seals anchored in the file by company and number; the first of a number counts. */
export function readAnchors(path: string): Anchors {
  const anchors = new Map<string, Map<number, AnchoredSeal>>();
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  for (const anchored of lines.map(parsed)) {
    if (!anchored) continue;
    const company = anchors.get(anchored.company) ?? new Map<number, AnchoredSeal>();
    anchors.set(anchored.company, company);
    if (!company.has(anchored.seal)) company.set(anchored.seal, anchored);
  }
  return anchors;
}
