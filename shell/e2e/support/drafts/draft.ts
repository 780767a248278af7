import type { Entity } from '@lichen/contracts/entity/entity';

type FieldOf<E extends Entity> = string & keyof E['fields'];

/** What somebody types or picks for one activity, and what becomes of it. Fields by their names in the contract. */
export interface Draft {
  entity: Entity;
  /** Values as they are typed; of a list, the words of the entry. */
  values: Readonly<Record<string, string>>;
  /** The days the activity belongs to, as an English page writes them. */
  period: string;
  /** One field that is corrected afterwards: what is typed, which is also what is read. */
  change: readonly [field: string, value: string];
  /** Whether its kind of activity causes emissions of its own. */
  emits: boolean;
}

interface Parts<E extends Entity> extends Omit<Draft, 'entity' | 'values' | 'change'> {
  values: { readonly [Name in FieldOf<E>]?: string };
  change: readonly [FieldOf<E>, string];
}

export const draft = <E extends Entity>(entity: E, { values, ...parts }: Parts<E>): Draft => ({
  entity,
  values: Object.fromEntries(Object.entries<string | undefined>(values).map(([name, value]) => [name, value ?? ''])),
  ...parts,
});

/** Records of the company that drafts name; `workplaceOf` enters them. */
export const MILL = 'Mill';
export const TURNER = 'Ada Turner';
export const VAN = 'Delivery van';
export const PANELS = 'Roof panels';
export const SUPPLIER = 'Northern Timber';
export const GLASS = 'Bottle glass';
export const PARTS = 'Bottle caps';

/** A month that all bills are of. */
export const OCTOBER_2025 = { from: '01/10/2025', to: '31/10/2025' } as const;
export const WHOLE_OCTOBER = '01/10/2025 – 31/10/2025';
export const ONE_DAY = '14/10/2025';
