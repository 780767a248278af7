import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { QueryStates, type Values, useConfirmLeave, useDialogFocus, useRecord, useT } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { useState } from 'react';
import { ActivityForm } from '../form/ActivityForm';
import { ActivityFigure } from '../detail/ActivityHeadline';
import { ActivityBody } from '../detail/ActivityView';
import { HEADLINE_PARAM } from '../shared/address/total-in-address';
import { typeName } from '../shared/activity-name';
import { NewActivityForm } from '../form/NewActivityForm';
import type { TypeForm } from '../types/shared/type-form';
import { WithTypeForm } from '../types/shared/WithTypeForm';

/** An activity that is shown or edited, or a new one of a type. */
export type OpenedActivity = { is: 'shown' | 'edited'; id: string } | { is: 'new'; type: string };

interface Props {
  opened: OpenedActivity;
  /** Values that assign a new activity to the page's record. */
  start: Values;
  onOpen: (opened: OpenedActivity) => void;
  onClose: () => void;
  isReadOnly?: boolean;
}

/** One activity in an overlay on a page of another area, so that users stay on pages that they may open. */
export function EmbedDialog({ opened, start, onOpen, onClose, isReadOnly = false }: Props) {
  const t = useT();
  const mayLeave = useConfirmLeave();
  useDialogFocus();
  const id = opened.is === 'new' ? null : opened.id;
  const found = useRecord(activity, id);
  const type = opened.is === 'new' ? opened.type : found.data?.activity_type;
  const close = () => void mayLeave().then((yes) => yes && onClose());
  const within = { onSaved: onClose, onCancel: onClose };
  return (
    <Modal
      open
      title={t(type ? typeName({ activity_type: type }) : activity.label)}
      footer={null}
      onCancel={close}
      width={opened.is === 'shown' ? 720 : 1080}
      destroyOnHidden
    >
      {opened.is === 'new' && (
        <WithTypeForm key={opened.type} type={opened.type}>
          {(form) => form && <NewActivityForm form={form} given={start} within={within} />}
        </WithTypeForm>
      )}
      {id && opened.is === 'shown' && (
        <Shown id={id} onEdit={isReadOnly ? undefined : () => onOpen({ is: 'edited', id })} />
      )}
      {id && opened.is === 'edited' && type && (
        <WithTypeForm type={type}>{(form) => form && <Stored form={form} id={id} within={within} />}</WithTypeForm>
      )}
    </Modal>
  );
}

function Stored({
  form,
  id,
  within,
}: {
  form: TypeForm;
  id: string;
  within: { onSaved: () => void; onCancel: () => void };
}) {
  const stored = useRecord(form.entity, id);
  return (
    <QueryStates of={stored}>{(record) => <ActivityForm form={form} stored={record} within={within} />}</QueryStates>
  );
}

/** Activity with the explanation of its figure, for everyone who can see it. */
function Shown({ id, onEdit }: { id: string; onEdit: (() => void) | undefined }) {
  const t = useT();
  const [how, setHow] = useState<string | null>(null);
  const found = useRecord(activity, id);
  return (
    <QueryStates of={found}>
      {(record) => (
        <div className="act-card">
          <p className="act-embed-figure">
            <ActivityFigure record={record} onHow={() => setHow(HEADLINE_PARAM)} />
            {onEdit && <Button onClick={onEdit}>{t('Edit')}</Button>}
          </p>
          <ActivityBody record={record} how={how} onHow={setHow} />
        </div>
      )}
    </QueryStates>
  );
}
