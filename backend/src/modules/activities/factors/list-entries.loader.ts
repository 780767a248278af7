import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListEntry } from '../emission/published/factor';

type Line = Partial<ListEntry> & { readonly fuels?: readonly ListEntry[] };

const isEntry = (line: Partial<ListEntry>): line is ListEntry => Boolean(line.code && line.factor_item);

/** Returns the entries of the reference lists that lead to a factor, by list and code; vehicles by type and fuel. */
export function readListEntries(folder: string): ReadonlyMap<string, ReadonlyMap<string, ListEntry>> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return new Map(
    files.map((file) => {
      const { rows } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { rows: readonly Line[] };
      const entries = rows.flatMap((line) => [line, ...(line.fuels ?? [])]).filter(isEntry);
      return [file.replace(/\.json$/, ''), new Map(entries.map((entry) => [entry.code, entry]))];
    }),
  );
}
