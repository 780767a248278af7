import type { ReactNode } from 'react';

/** One public component of the kit in the states worth looking at. */
export interface Story {
  /** The name under which the kit gives it away. */
  of: string;
  states: readonly { name: string; Shown: () => ReactNode }[];
}
