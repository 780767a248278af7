import { refused } from '@lichen/contracts/api/problems';
import type { Clock } from '../clock';
import type { Database } from '../store/database';
import type { Row, Sql } from '../store/sql';
import { tableOf } from '../store/table';
import { releaseClaims } from './gate/claims';
import type { Claim } from './gate/standing';
import { actWriter, liveOf, neverReleased } from './act-writer';
import type { Actor } from './release-history';

/** An account that stays at a version until a given time, whatever is released. */
export interface Pin {
  readonly name: string;
  readonly companyId: string;
  /** `hold`: the version that was live at the time; `pin`: a chosen version. */
  readonly act: 'pin' | 'hold';
  readonly version: string;
  readonly until: number;
}

interface PinRequest extends Omit<Pin, 'version'> {
  readonly version?: string | undefined;
  /** Names of the version, which the remote claims from now on, even if it was never live. */
  readonly names?: readonly Claim[];
}

/** Accounts that get another version than the others, for a limited time. */
export interface Pins {
  read(): Promise<Pin[]>;
  /** Pins an account to a version, or to the live one, until a given time. */
  pin(pin: PinRequest & Actor): Promise<Pin>;
  /** Ends a pin early. */
  unpin(of: Pick<Pin, 'name' | 'companyId'> & Actor): Promise<void>;
}

const COLUMNS = ['name', 'company_id', 'act', 'version', 'until'];

const pinOf = (row: Row): Pin => ({
  name: String(row['name']),
  companyId: String(row['company_id']),
  act: row['act'] as Pin['act'],
  version: String(row['version']),
  until: Number(row['until']),
});

/** Keeps single accounts at a version of a remote until a given time, whatever is released. */
export function makePins(database: Database, clock: Clock): Pins {
  const { pointers, append } = actWriter(database, clock);
  const pins = tableOf('release_pins', COLUMNS, database.dialect);
  const claims = releaseClaims(database);

  const currentOf = async (tx: Sql, name: string): Promise<Row> => {
    const current = await pointers.first(tx, { name });
    if (!current) throw neverReleased(name);
    return current;
  };

  return {
    read: async () => (await pins.find(database, {})).map(pinOf),
    pin: ({ by, note, ...asked }) =>
      database.transaction(async (tx) => {
        const { name, companyId, act, until } = asked;
        const current = await currentOf(tx, name);
        const previous = liveOf(current);
        const version = asked.version ?? previous;
        if (!version) throw refused(`${name} is retired; there is nothing to stay at`);
        if (until <= clock.now()) throw refused('The end must be in the future');
        await claims.take(tx, name, asked.names ?? [], clock.now());
        await pins.remove(tx, { name, company_id: companyId });
        await pins.insert(tx, [{ name, company_id: companyId, act, version, until }]);
        await append(tx, current, { name, companyId, act, version, until, previous, by, note });
        return { name, companyId, act, version, until };
      }),
    unpin: ({ by, note, name, companyId }) =>
      database.transaction(async (tx) => {
        const current = await currentOf(tx, name);
        const pinned = await pins.first(tx, { name, company_id: companyId });
        if (!pinned) throw refused(`That account follows what is released of ${name}`);
        await pins.remove(tx, { name, company_id: companyId });
        const act = { act: 'unpin' as const, version: String(pinned['version']), until: null, by, note };
        await append(tx, current, { name, companyId, previous: liveOf(current), ...act });
      }),
  };
}
