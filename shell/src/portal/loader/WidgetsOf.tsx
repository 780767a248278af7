import type { Call } from '@lichen/contracts/entity/entity';
import type { PortalAnswer, PortalWidget } from '@lichen/contracts/portal/portal';
import type { SlotName } from '@lichen/contracts/portal/slot-names';
import type { Slots } from '@lichen/contracts/slots';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { useCall, usePortal } from '@lichen/kit';
import type { ReactNode } from 'react';
import type { Part } from './part';
import { Mount } from './Mount';

interface Props {
  name: SlotName;
  props: Slots[SlotName];
  otherwise: ReactNode;
}

const partsIn = (answer: PortalAnswer, name: SlotName): (Part & Pick<PortalWidget, 'id' | 'shows' | 'dependsOn'>)[] =>
  answer.remotes
    .flatMap((remote) => remote.widgets.map((widget) => ({ remote, widget })))
    .filter(({ widget }) => widget.slot === name)
    .sort((a, b) => a.widget.order - b.widget.order)
    .map(({ remote, widget }) => ({
      remote,
      id: widget.id,
      ...(widget.shows ? { shows: widget.shows } : {}),
      ...(widget.dependsOn ? { dependsOn: widget.dependsOn } : {}),
      expose: widget.expose,
      title: widget.title,
      files: widget.preload,
    }));

/** True when this account has a widget for the slot. */
export const hasWidgets = (answer: PortalAnswer, name: SlotName): boolean => partsIn(answer, name).length > 0;

/**
 * Renders its children unless the list is known to be empty; the widget uses the same query key, so that nothing is
 * fetched twice.
 */
function UnlessListEmpty({ call, children }: { call: Pick<Call, 'name' | 'dependsOn'>; children: ReactNode }) {
  const { data } = useCall<ListAnswer<unknown>>(call, {});
  return data?.count === 0 ? null : children;
}

/** All widgets of one slot, each in its own error boundary. */
function WidgetsOf({ name, props, otherwise }: Props) {
  const { answer } = usePortal();
  const parts = partsIn(answer, name);
  if (parts.length === 0) return otherwise;
  return parts.map(({ id, shows, dependsOn, ...part }) => {
    const mount = <Mount key={id} part={part} props={{ ...props }} compact />;
    return shows ? (
      <UnlessListEmpty key={id} call={{ name: shows, ...(dependsOn ? { dependsOn } : {}) }}>
        {mount}
      </UnlessListEmpty>
    ) : (
      mount
    );
  });
}

/** Renders the content of the kit's `<Slot>`. */
export const renderSlot = (name: SlotName, props: Slots[SlotName], otherwise: ReactNode) => (
  <WidgetsOf name={name} props={props} otherwise={otherwise} />
);
