import type { SlotName } from '@lichen/contracts/portal/slot-names';
import type { Slots } from '@lichen/contracts/slots';
import { createContext, type ReactNode, useContext } from 'react';

type Fill = (name: SlotName, props: Slots[SlotName]) => ReactNode;

const SlotContext = createContext<Fill>(() => null);

/** Filled by the shell, which alone knows what was released to this account. */
export const SlotProvider = SlotContext.Provider;

/** A place that other remotes may put something into; empty when none does. */
export function Slot<S extends SlotName>({ name, props }: { name: S; props: Slots[S] }): ReactNode {
  return useContext(SlotContext)(name, props);
}
