import type { ReactNode } from 'react';

/** One public component of the kit in the states worth checking. */
export interface Story {
  /** Name under which the kit exports it. */
  of: string;
  states: readonly { name: string; Shown: () => ReactNode }[];
}
