import type { Entity } from '@lichen/contracts/entity/entity';

type FieldOf<E extends Entity> = string & keyof E['fields'];

/** The input for one activity and the expected outcome. Fields have their names from the contract. */
export interface Draft {
  entity: Entity;
  /** Values as they are typed; for a list, the text of the entry. */
  values: Readonly<Record<string, string>>;
  /** The activity's period, as an English page displays it. */
  period: string;
  /** A field to correct afterwards, with the text to type, which is also the text displayed. */
  change: readonly [field: string, value: string];
  /** True when this type of activity has emissions of its own. */
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

/** Records of the company that drafts refer to; `workplaceOf` creates them. */
export const MILL = 'Mill';
export const TURNER = 'Ada Turner';
export const VAN = 'Delivery van';
export const PANELS = 'Roof panels';
export const SUPPLIER = 'Northern Timber';
export const GLASS = 'Bottle glass';
export const PARTS = 'Bottle caps';

/** The month of all bills. */
export const OCTOBER_2025 = { from: '01/10/2025', to: '31/10/2025' } as const;
export const WHOLE_OCTOBER = '01/10/2025 – 31/10/2025';
export const ONE_DAY = '14/10/2025';
