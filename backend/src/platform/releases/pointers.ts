import { Problem } from '@lichen/contracts/api/problems';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import { isDuplicate } from '../store/duplicate';
import { tableOf } from '../store/table';

export interface Pointer {
  name: string;
  version: string;
  /** The version that was live before this one. */
  previous: string | null;
}

export interface Pointers {
  read(): Promise<Pointer[]>;
  /** Points to `version` if the pointer still shows `expected`; otherwise somebody else has published meanwhile. */
  flip(name: string, version: string, expected: string | null | undefined): Promise<void>;
}

const conflict = (name: string) =>
  new Problem('conflict', `Somebody else published ${name} meanwhile. Look at what is live now and publish again`);

export function makePointers(database: Database, clock: Clock): Pointers {
  const pointers = tableOf('release_pointers', ['name', 'version', 'seq', 'updated_on'], database.dialect);
  const history = tableOf('release_history', ['name', 'seq', 'version', 'previous', 'at'], database.dialect);
  const flip = (name: string, version: string, expected: string | null | undefined) =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const current = await pointers.first(tx, { name });
      const shown = (current?.['version'] as string | undefined) ?? null;
      if (expected !== undefined && expected !== shown) throw conflict(name);
      if (shown === version) return;
      const seq = ((current?.['seq'] as number | undefined) ?? 0) + 1;
      const row = { version, seq, updated_on: now };
      if (!current) await pointers.insert(tx, [{ name, ...row }]);
      else if ((await pointers.update(tx, { name, seq: current['seq'] as number }, row)) !== 1) throw conflict(name);
      await history.insert(tx, [{ name, seq, version, previous: shown, at: now }]);
    });

  return {
    read: async () => {
      const live = await pointers.find(database, { order: [{ column: 'name' }] });
      return Promise.all(
        live.map(async (row) => {
          const past = await history.first(database, { name: row['name'] as string, seq: row['seq'] as number });
          return {
            name: row['name'] as string,
            version: row['version'] as string,
            previous: (past?.['previous'] as string | null | undefined) ?? null,
          };
        }),
      );
    },
    flip: (name, version, expected) =>
      flip(name, version, expected).catch((error: unknown) => {
        if (expected !== undefined || !(error instanceof Problem || isDuplicate(error))) throw error;
        // Over whatever is live: processes that start at once publish the same, and whoever is second finds it done.
        return flip(name, version, expected);
      }),
  };
}
