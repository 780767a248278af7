import type { PortalAnswer } from '@lichen/contracts/portal';
import type { SlotName, Slots } from '@lichen/contracts/slots';
import { usePortal } from '@lichen/kit';
import type { Part } from './load-part';
import { Mount } from './Mount';

interface Props {
  name: SlotName;
  props: Slots[SlotName];
}

const partsIn = (answer: PortalAnswer, name: SlotName): (Part & { id: string })[] =>
  answer.remotes
    .flatMap((remote) => remote.widgets.map((widget) => ({ remote, widget })))
    .filter(({ widget }) => widget.slot === name)
    .sort((a, b) => a.widget.order - b.widget.order)
    .map(({ remote, widget }) => ({
      remote,
      id: widget.id,
      expose: widget.expose,
      title: widget.title,
      files: widget.preload,
    }));

/** All widgets that remotes put into one slot, each in its own boundary. */
function WidgetsOf({ name, props }: Props) {
  const { answer } = usePortal();
  return partsIn(answer, name).map((part) => <Mount key={part.id} part={part} props={{ ...props }} compact />);
}

/** What the kit's `<Slot>` shows. */
export const fillSlot = (name: SlotName, props: Slots[SlotName]) => <WidgetsOf name={name} props={props} />;
