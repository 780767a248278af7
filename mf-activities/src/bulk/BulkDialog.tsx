import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { BULK_FIELDS, type BulkChange } from '@lichen/contracts/activities/list/bulk.call';
import { tag } from '@lichen/contracts/business/tags/tag.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import {
  ManyField,
  RecordPicker,
  SwitchField,
  TagsField,
  TextField,
  useRecords,
  useT,
  useTn,
  useDialogFocus,
} from '@lichen/kit';
import { Button, Modal, Select } from '@lichen/kit/antd';
import { useId, useState } from 'react';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import '../shared/strip.css';

interface Props {
  kind: 'edit' | 'tag';
  count: number;
  /** True while the change is being sent; the dialog stays open until the server accepts it, and after a failure. */
  isBusy: boolean;
  onChange: (change: BulkChange) => Promise<void>;
  onClose: () => void;
}

type FieldName = (typeof BULK_FIELDS)[number];

const PICKED = {
  location_id: PICKABLE_RECORDS.locations,
  partner_id: PICKABLE_RECORDS.partners,
  vehicle_id: PICKABLE_RECORDS.vehicles,
  profile_id: PICKABLE_RECORDS.profiles,
  product_id: PICKABLE_RECORDS.products,
};

interface Picked {
  entity: Entity;
  labelOf: (record: Readonly<Record<string, unknown>>) => string;
}

const ALL_TAGS = 2000;

/** Sets one field of all selected activities, or adds and removes tags. */
export function BulkDialog({ kind, count, ...form }: Props) {
  const tn = useTn();
  useDialogFocus();
  const title =
    kind === 'edit'
      ? tn(count, 'Edit {count} activity', 'Edit {count} activities')
      : tn(count, 'Tags of {count} activity', 'Tags of {count} activities');
  return (
    <Modal open title={title} footer={null} onCancel={form.onClose} width={480} destroyOnHidden>
      {kind === 'edit' ? <EditForm {...form} /> : <TagForm {...form} />}
    </Modal>
  );
}

type FormProps = Pick<Props, 'isBusy' | 'onChange' | 'onClose'>;

function EditForm({ isBusy, onChange, onClose }: FormProps) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState<FieldName>('location_id');
  const [value, setValue] = useState<unknown>(null);
  const options = BULK_FIELDS.map((field) => ({ value: field, label: t(activity.derived[field].label) }));
  const choose = (next: FieldName) => {
    setName(next);
    setValue(next === 'applied' ? true : null);
  };
  return (
    <form
      className="act-bulk-form"
      onSubmit={(event) => {
        event.preventDefault();
        void onChange({ kind: 'edit', values: { [name]: value } });
      }}
    >
      <div>
        <label htmlFor={id}>{t('Field')}</label>
        <Select id={id} className="act-bulk-field" value={name} options={options} onChange={choose} />
      </div>
      <ValueControl key={name} name={name} value={value} onChange={setValue} />
      <Buttons label="Change" isBusy={isBusy} onClose={onClose} />
    </form>
  );
}

interface ValueProps {
  name: FieldName;
  value: unknown;
  onChange: (value: unknown) => void;
}

function ValueControl({ name, value, onChange }: ValueProps) {
  const { label } = activity.derived[name];
  const known = useRecords(tag, { limit: ALL_TAGS }, { enabled: name === 'tags' }).data?.list ?? [];
  const frame = { label, plain: true, onChange };
  if (name === 'applied') return <SwitchField {...frame} value={value === true} />;
  if (name === 'description') return <TextField {...frame} value={value as string | null} />;
  if (name === 'tags')
    return <TagsField {...frame} value={value as string[] | null} known={known.map((each) => each.name)} />;
  const { entity, labelOf }: Picked = PICKED[name];
  return (
    <RecordPicker
      {...frame}
      entity={entity}
      labelOf={(record) => labelOf({ ...record })}
      value={value as string | null}
    />
  );
}

function TagForm({ isBusy, onChange, onClose }: FormProps) {
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const known = (useRecords(tag, { limit: ALL_TAGS }).data?.list ?? []).map(({ name }) => name);
  const offers = known.map((name) => ({ value: name, label: name }));
  return (
    <form
      className="act-bulk-form"
      onSubmit={(event) => {
        event.preventDefault();
        void onChange({ kind: 'tag', add: [...add], remove: [...remove] });
      }}
    >
      <TagsField label="Add tags" plain value={add} known={known} onChange={(next) => setAdd(next ?? [])} />
      <ManyField label="Remove tags" plain value={remove} offers={offers} onChange={(next) => setRemove(next ?? [])} />
      <Buttons label="Change" isBusy={isBusy} onClose={onClose} isIdle={add.length + remove.length === 0} />
    </form>
  );
}

interface ButtonsProps extends Pick<Props, 'isBusy' | 'onClose'> {
  label: string;
  isIdle?: boolean;
}

function Buttons({ label, isBusy, onClose, isIdle = false }: ButtonsProps) {
  const t = useT();
  return (
    <div className="act-bulk-buttons">
      <Button onClick={onClose}>{t('Cancel')}</Button>
      <Button type="primary" htmlType="submit" disabled={isIdle || isBusy}>
        {t(label)}
      </Button>
    </div>
  );
}
