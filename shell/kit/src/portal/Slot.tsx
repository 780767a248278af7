import type { SlotName } from '@lichen/contracts/portal/slot-names';
import type { Slots } from '@lichen/contracts/slots';
import { createContext, type ReactNode, useContext } from 'react';

type Fill = (name: SlotName, props: Slots[SlotName], otherwise: ReactNode) => ReactNode;

const SlotContext = createContext<Fill>((_name, _props, otherwise) => otherwise);

/** Provided by the shell, which knows the releases for this account. */
export const SlotProvider = SlotContext.Provider;

interface Props<S extends SlotName> {
  name: S;
  props: Slots[S];
  /** Content if no remote fills the slot. */
  otherwise?: ReactNode;
}

/** A slot that other remotes can fill; empty, or `otherwise`, if none does. */
export function Slot<S extends SlotName>({ name, props, otherwise = null }: Props<S>): ReactNode {
  return useContext(SlotContext)(name, props, otherwise);
}
