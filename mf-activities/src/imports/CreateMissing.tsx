import { LOCATION_DEFAULTS, location } from '@lichen/contracts/business/location.entity';
import type { Entity, RecordBase } from '@lichen/contracts/entity';
import { SchemaForm, usePortal, useSave, useT, useTell } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { useState } from 'react';
import { useFocusBack } from '../parts/useFocusBack';
import { PICK } from '../types/pickable';

interface Props {
  /** Entity that the column names records of. */
  entity: string;
  /** What the file says, which becomes the name. */
  text: string;
  onCreated: (id: string) => void;
}

const PLACE = [
  {
    fields: ['name', 'country', 'electricity_grid', 'address_line1', 'town_or_city', 'post_code'],
    columns: 1 as const,
  },
];

/** Makes the record that a file names and the company does not have: at once where a name is all it needs. */
export function CreateMissing({ entity, text, onCreated }: Props) {
  const { may } = usePortal();
  if (entity === location.name && may(location.allow.create))
    return <CreateLocation text={text} onCreated={onCreated} />;
  const pick = PICK[entity as keyof typeof PICK];
  if (!pick || !('quickAdd' in pick) || !may(pick.entity.allow.create)) return null;
  const { label, draft } = pick.quickAdd;
  return <CreateNamed of={pick.entity} label={label} draft={draft(text, {})} onCreated={onCreated} />;
}

interface NamedProps extends Pick<Props, 'onCreated'> {
  of: Entity;
  label: string;
  draft: Readonly<Record<string, unknown>>;
}

function CreateNamed({ of, label, draft, onCreated }: NamedProps) {
  const t = useT();
  const tell = useTell();
  const { create, isSaving } = useSave(of);
  const add = async () => {
    const outcome = await create(draft);
    if (outcome.state === 'failed') tell(t(outcome.error.errors['name'] ?? outcome.error.message), 'bad');
    if (outcome.state === 'saved') onCreated((outcome.record as RecordBase)._id);
  };
  return (
    <Button loading={isSaving} onClick={() => void add()}>
      {t(label)}
    </Button>
  );
}

function CreateLocation({ text, onCreated }: Omit<Props, 'entity'>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Add location')}</Button>
      {isOpen && <LocationDialog text={text} onCreated={onCreated} onClose={() => setOpen(false)} />}
    </>
  );
}

function LocationDialog({ text, onCreated, onClose }: Omit<Props, 'entity'> & { onClose: () => void }) {
  const t = useT();
  const { create } = useSave(location);
  const [country, setCountry] = useState<string | null>(null);
  useFocusBack();
  return (
    <Modal open title={t('Add location')} footer={null} onCancel={onClose} width={520} destroyOnHidden>
      <SchemaForm
        entity={location}
        initial={{ ...LOCATION_DEFAULTS, name: text }}
        layout={PLACE}
        touches={{ electricity_grid: { where: { country }, isHidden: (values) => !values['country'] } }}
        onValues={(values) => setCountry((values['country'] as string | null) ?? null)}
        submitLabel="Add"
        onSubmit={create}
        onSaved={(saved) => {
          onClose();
          onCreated((saved as RecordBase)._id);
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
