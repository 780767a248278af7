import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { QueryStates, Page, Slot, useRecord, useT } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import type { ReactNode } from 'react';

interface Props<E extends Entity> {
  entity: E;
  title: string;
  nameOf: (record: RecordOf<E>) => string;
  back: { to: (id: string) => string; label: string };
  context?: (record: RecordOf<E>) => ReactNode;
  actions?: (record: RecordOf<E>) => ReactNode;
  children: (record: RecordOf<E>) => ReactNode;
}

/** The page of one record, titled with its name. */
export function RecordPage<E extends Entity>({ entity, title, nameOf, back, context, actions, children }: Props<E>) {
  const t = useT();
  const { id = '' } = useParams();
  const stored = useRecord(entity, id);
  return (
    <Page
      title={stored.data ? nameOf(stored.data) : t(title)}
      context={stored.data && context?.(stored.data)}
      back={{ to: back.to(id), label: back.label }}
      actions={stored.data && actions?.(stored.data)}
    >
      {entity.figureFields && id && <Slot name="record.figures" props={{ entity: entity.name, id }} />}
      <QueryStates of={stored}>{children}</QueryStates>
    </Page>
  );
}
