import type { DocType } from '@lichen/contracts/docs/doc-type';

/** Returns the overrides that show unit fields beside their amounts. */
export const unitsOf = ({ reads }: DocType) =>
  Object.fromEntries(
    Object.entries(reads).flatMap(([name, { unitField }]) => (unitField ? [[name, { unitField }] as const] : [])),
  );
