import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import type { Use } from '@lichen/contracts/api/problems';
import { location } from '@lichen/contracts/business/location.entity';
import { LOCATION_USE_TEXTS } from '@lichen/contracts/business/location-uses';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { data, lazyOverlay, RecordButtons, Slot, useConfirmedDelete, useNotify, useT } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useState } from 'react';
import { useLocationChanges } from './changes/useLocationChanges';

const MoveUses = lazyOverlay(async () => ({ default: (await import('./MoveUses')).MoveUses }));

/** The buttons at the head of a location's page. */
export function LocationButtons({ location: site, year }: { location: RecordOf<typeof location>; year: number }) {
  const { _id, name } = site;
  const { isFree, dialog } = useDependencies(site);
  const changes = useLocationChanges(site, year);
  return (
    <>
      <RecordButtons
        entity={location}
        id={_id}
        name={name}
        edit={`${paths.location(_id)}/edit`}
        back={paths.locations}
        warning={TEXTS.deleteRecord}
        mayGo={isFree}
        primary={
          <Slot name="activity.editor" props={{ parent_field: 'location_id', parent_id: _id, is_primary: true }} />
        }
        more={changes.actions}
      />
      {changes.dialog}
      {dialog}
    </>
  );
}

/**
 * Checks for records that refer to a location before it is deleted. Where there are any, a dialog moves them to another
 * location and then asks to delete this one.
 */
function useDependencies({ _id, name }: RecordOf<typeof location>) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const { confirmAndDelete } = useConfirmedDelete(location);
  const [holding, setHolding] = useState<readonly Use[]>([]);
  const isFree = async (): Promise<boolean> => {
    try {
      const { obj } = await data<RecordAnswer<Use[]>>(`locations/${encodeURIComponent(_id)}/uses`);
      setHolding(obj);
      return obj.length === 0;
    } catch {
      notify(t(LOCATION_USE_TEXTS.refused), 'bad');
      return false;
    }
  };
  const remove = async () => {
    setHolding([]);
    const question = { title: t('Delete {name}?', { name }), text: TEXTS.deleteRecord };
    if (await confirmAndDelete(_id, question)) void navigate(paths.locations);
  };
  const dialog = holding.length > 0 && (
    <MoveUses id={_id} name={name} holding={holding} onClose={() => setHolding([])} onMoved={() => void remove()} />
  );
  return { isFree, dialog };
}
