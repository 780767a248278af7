import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import { QueryStates, SchemaForm, usePortal, useSingleton, useT } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useSaveSingleton } from './useSaveSingleton';

interface Props {
  entity: Entity;
  /** Names of the fields that can be edited. */
  fields: readonly string[];
  /** Address of the page to return to. */
  back: string;
  /** Adds defaults to the stored record. */
  complete?: (stored: RecordBase) => RecordBase;
}

/** A form for the session's own profile or account. Saving it also refreshes what the frame shows of them. */
export function SettingsForm({ entity, fields, back, complete = (stored) => stored }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { refresh } = usePortal();
  const own = useSingleton(entity);
  const save = useSaveSingleton(entity, fields);
  const saved = () => {
    refresh();
    navigate(back);
  };
  return (
    <QueryStates of={own}>
      {(stored) => (
        <SchemaForm
          entity={entity}
          stored={stored}
          complete={complete}
          layout={[{ fields }]}
          submitLabel={t('Save')}
          onSubmit={(values, began) => save({ ...began }, values)}
          onSaved={saved}
          onCancel={() => navigate(back)}
        />
      )}
    </QueryStates>
  );
}
