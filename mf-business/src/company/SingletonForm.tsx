import type { Entity } from '@lichen/contracts/entity/entity';
import { type Overrides, QueryStates, SchemaForm, type Section, useNotify, useSave, useT } from '@lichen/kit';
import { useSavedSingleton } from './useSavedSingleton';

interface Props {
  entity: Entity;
  layout: readonly Section[];
  overrides: Overrides;
}

/** A form for the company's one record of an entity; it stays open after saving. */
export function SingletonForm({ entity, layout, overrides }: Props) {
  const t = useT();
  const notify = useNotify();
  const { update } = useSave(entity);
  const { found, round, setSaved } = useSavedSingleton(entity);
  return (
    <QueryStates of={found}>
      {(stored) => (
        <SchemaForm
          key={round}
          entity={entity}
          stored={stored}
          layout={layout}
          overrides={overrides}
          submitLabel="Save"
          onSubmit={(values, began) => update(began ?? stored, values)}
          onSaved={(record) => {
            setSaved(record);
            notify(t('Saved'));
          }}
        />
      )}
    </QueryStates>
  );
}
