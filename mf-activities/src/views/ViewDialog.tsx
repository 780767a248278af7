import { savedView } from '@lichen/contracts/activities/list/saved-view.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { SchemaForm, useConfirmLeave, useSave, useT, useDialogFocus } from '@lichen/kit';
import { Modal } from '@lichen/kit/antd';

export type View = RecordOf<typeof savedView>;

interface Props {
  stored: View | undefined;
  /** Query and hidden columns that the list shows now. */
  made: { query: string; hidden: string[] };
  onClose: () => void;
}

const LAYOUT = [{ fields: ['name', 'shared'], columns: 1 as const }];

/** Dialog for the name of a view, and whether it is shared. */
export function ViewDialog({ stored, made, onClose }: Props) {
  const t = useT();
  const { create, update } = useSave(savedView);
  const mayLeave = useConfirmLeave();
  useDialogFocus();
  const close = () => void mayLeave().then((yes) => yes && onClose());
  return (
    <Modal open title={t(savedView.label)} footer={null} onCancel={close} width={440} destroyOnHidden>
      <SchemaForm
        entity={savedView}
        stored={stored}
        initial={{ shared: false, ...made }}
        layout={LAYOUT}
        submitLabel={stored ? 'Update' : 'Save'}
        onSubmit={(values, began) => (began ? update(began, values) : create({ ...made, ...values }))}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
