import { tag } from '@lichen/contracts/business/tags/tag.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { TextField, usePortal, useSave, useT, useConfirmedDelete, failureText } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { WARNINGS } from '../shared/warnings';

type Tag = RecordOf<typeof tag>;

export function TagRow({ tag: one }: { tag: Tag }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      {isOpen ? <Rename tag={one} close={() => setOpen(false)} /> : <Shown tag={one} open={() => setOpen(true)} />}
    </li>
  );
}

function Shown({ tag: one, open }: { tag: Tag; open: () => void }) {
  const t = useT();
  const { may } = usePortal();
  const { confirmAndDelete, isRemoving } = useConfirmedDelete(tag);
  const { name } = one;
  const removal = { title: t('Delete {name}?', { name }), text: WARNINGS.tag };

  return (
    <>
      <span className="biz-name">{name}</span>
      {may(tag.allow.update) && (
        <Button aria-label={`${t('Rename')}: ${name}`} onClick={open}>
          {t('Rename')}
        </Button>
      )}
      {may(tag.allow.remove) && (
        <Button
          aria-label={`${t('Delete')}: ${name}`}
          loading={isRemoving}
          onClick={() => void confirmAndDelete(one._id, removal)}
        >
          {t('Delete')}
        </Button>
      )}
    </>
  );
}

function Rename({ tag: one, close }: { tag: Tag; close: () => void }) {
  const t = useT();
  const { update, isSaving } = useSave(tag);
  const [name, setName] = useState(one.name);
  const [problem, setProblem] = useState<string>();

  const save = async () => {
    const outcome = await update(one, { name });
    if (outcome.state === 'unchanged') return setProblem(TEXTS.nothingChanged);
    if (outcome.state === 'failed') return setProblem(outcome.error.errors['name'] ?? failureText(outcome.error));
    close();
  };

  return (
    <form
      className="biz-tag-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label="Name"
        plain
        hint="The tag is renamed on every activity that has it"
        value={name}
        error={problem}
        onChange={(typed) => {
          setName(typed ?? '');
          setProblem(undefined);
        }}
      />
      <Button onClick={close}>{t('Cancel')}</Button>
      <Button type="primary" htmlType="submit" loading={isSaving && { delay: 200 }}>
        {t('Update')}
      </Button>
    </form>
  );
}
