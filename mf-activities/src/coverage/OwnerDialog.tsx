import { coverageOwner } from '@lichen/contracts/activities/coverage/coverage-owner.entity';
import type { CoverageRow } from '@lichen/contracts/activities/coverage/coverage.call';
import { MAY_LOG_IN, member } from '@lichen/contracts/identity/member.entity';
import { type DataError, RecordPicker, useRemove, useSave, useT, useDialogFocus } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { useState } from 'react';
import { typeName } from '../shared/activity-name';
import { memberName } from '../shared/useMemberNames';
import '../shared/dialog.css';

/** Dialog to choose the responsible person for a location and a type, or nobody. */
export function OwnerDialog({ row, onClose }: { row: CoverageRow; onClose: () => void }) {
  const t = useT();
  const { keep, isSaving } = useKeptOwner(row);
  const [person, setPerson] = useState<string | null>(row.owner?.user_id ?? null);
  const [problem, setProblem] = useState<DataError | null>(null);
  useDialogFocus();

  const save = async () => {
    const outcome = await keep(person);
    if (outcome.state === 'failed') setProblem(outcome.error);
    else onClose();
  };

  return (
    <Modal open title={t('Who is responsible?')} footer={null} onCancel={onClose} width={480} destroyOnHidden>
      <form
        className="act-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="act-quiet">
          {row.location.name}, {t(typeName(row))}
        </p>
        <RecordPicker
          label="Responsible"
          entity={member}
          labelOf={memberName}
          where={{ status: MAY_LOG_IN }}
          value={person}
          error={problem ? (Object.values(problem.errors)[0] ?? problem.message) : undefined}
          onChange={(next) => {
            setPerson(next);
            setProblem(null);
          }}
        />
        <div className="act-dialog-buttons">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isSaving && { delay: 200 }}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Saves the responsible person: nobody deletes the record, and the same person changes nothing. */
function useKeptOwner({ location, activity_type, owner }: CoverageRow) {
  const { create, update, isSaving } = useSave(coverageOwner);
  const { remove, isRemoving } = useRemove(coverageOwner);
  const keep = async (user_id: string | null) => {
    if (user_id === (owner?.user_id ?? null)) return { state: 'unchanged' } as const;
    if (owner && !user_id) return remove(owner._id, owner.version);
    const wanted = { location_id: location._id, activity_type, user_id };
    return owner ? update(storedOf(owner), { user_id }) : create(wanted);
  };
  return { keep, isSaving: isSaving || isRemoving };
}

const storedOf = (owner: NonNullable<CoverageRow['owner']>) => ({
  ...owner,
  ...{ created_on: 0, created_by: '', updated_on: 0 },
});
