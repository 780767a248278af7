import type { SlotName } from '@lichen/contracts/portal/slot-names';
import type { Slots } from '@lichen/contracts/slots';
import { createContext, type ReactNode, useContext } from 'react';

type Fill = (name: SlotName, props: Slots[SlotName], otherwise: ReactNode) => ReactNode;

const SlotContext = createContext<Fill>((_name, _props, otherwise) => otherwise);

/** Filled by the shell, which alone knows what was released to this account. */
export const SlotProvider = SlotContext.Provider;

interface Props<S extends SlotName> {
  name: S;
  props: Slots[S];
  /** Shown where no remote fills the place. */
  otherwise?: ReactNode;
}

/** A place that other remotes may put something into; empty when none does, unless something is to be said then. */
export function Slot<S extends SlotName>({ name, props, otherwise = null }: Props<S>): ReactNode {
  return useContext(SlotContext)(name, props, otherwise);
}
