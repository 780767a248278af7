import { ACTIVITY_PARENTS, TYPES_WITH } from '@lichen/contracts/activities/types/shared/activity-parents';
import type { Slots } from '@lichen/contracts/slots';
import { lazyOverlay, usePortal, useT } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { Suspense, useState } from 'react';
import { useServedTypes } from '../shared/AddMenu';
import { typeName } from '../shared/activity-name';
import type { OpenedActivity } from './EmbedDialog';
import '../shared/activities.css';
import './embed.css';

const EmbedDialog = lazyOverlay(async () => ({ default: (await import('./EmbedDialog')).EmbedDialog }));

type Props = Slots['activity.editor'];

/** Adds, shows or edits one activity of a record of another area in an overlay on its page. */
export default function ActivityEditorEmbed(props: Props) {
  const { parent_field: field, activity_id, is_primary, onClose } = props;
  const t = useT();
  const { may } = usePortal();
  const [isOpen, setOpen] = useState(false);
  // Includes readers: the page decides who gets the button.
  const roles = ACTIVITY_PARENTS.filter((parent) => parent.field === field).flatMap((parent) => [
    ...parent.roles,
    ...('readers' in parent ? parent.readers : []),
  ]);
  if (!may(roles)) return null;
  if (onClose) return <Editor {...props} onClose={onClose} />;
  return (
    <>
      <Button type={is_primary ? 'primary' : 'default'} onClick={() => setOpen(true)}>
        {t(activity_id ? 'Edit' : 'Add activity')}
      </Button>
      {isOpen && <Editor {...props} is="edited" onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks for the type first, unless only one can belong to the record. */
function Editor(props: Props & { is?: 'shown' | 'edited'; onClose: () => void }) {
  const { parent_field: field, parent_id, activity_id, activity, is = 'shown', onClose } = props;
  const t = useT();
  const served = useServedTypes();
  const offered = (activity ?? TYPES_WITH[field]).filter((type) => served.includes(type));
  const [only] = offered.length === 1 ? offered : [];
  const [chosen, setChosen] = useState<OpenedActivity | null>(activity_id ? { is, id: activity_id } : null);
  const opened = chosen ?? (only ? { is: 'new' as const, type: only } : null);
  if (opened)
    return (
      <Suspense fallback={null}>
        <EmbedDialog opened={opened} start={{ [field]: parent_id }} onOpen={setChosen} onClose={onClose} />
      </Suspense>
    );
  return (
    <Modal open title={t('Add activity')} footer={null} onCancel={onClose} destroyOnHidden>
      <ul className="act-embed-types">
        {offered.map((type) => (
          <li key={type}>
            <Button type="text" block onClick={() => setChosen({ is: 'new', type })}>
              {t(typeName({ activity_type: type }))}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
