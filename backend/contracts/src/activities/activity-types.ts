import { TYPE_FACETS, type TypeFacets } from './type-facets';

type Types = typeof TYPE_FACETS;
export type ActivityType = keyof Types;

/** Activity types that have the facet `F`. */
export type TypesWith<F extends keyof TypeFacets> = {
  [T in ActivityType]: Types[T] extends { readonly [N in F]: unknown } ? T : never;
}[ActivityType];

const NAMES: readonly ActivityType[] = Object.keys(TYPE_FACETS) as ActivityType[];

/** Returns what browser and server know about a type. */
export const facetsOf = (type: ActivityType): TypeFacets => TYPE_FACETS[type];

/** Returns the types that have a facet, in the order of the Add menu; `holds` narrows them by its value. */
export const typesWith = <F extends keyof TypeFacets>(
  facet: F,
  holds: (value: NonNullable<TypeFacets[F]>) => boolean = () => true,
): TypesWith<F>[] =>
  NAMES.filter((type) => {
    const value = facetsOf(type)[facet];
    return value !== undefined && holds(value);
  }) as TypesWith<F>[];

/** Wire name and label of every type. */
export const ACTIVITY_TYPES = Object.fromEntries(NAMES.map((type) => [type, TYPE_FACETS[type].label])) as {
  readonly [T in ActivityType]: Types[T]['label'];
};

/** True for types whose only emissions are custom calculations. */
export const isWithoutEmissions = (type: string): boolean =>
  Object.hasOwn(TYPE_FACETS, type) && facetsOf(type as ActivityType).isWithoutEmissions === true;
