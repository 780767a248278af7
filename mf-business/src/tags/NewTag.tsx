import { tag } from '@lichen/contracts/business/tags/tag.entity';
import { TextField, useSave, useT, failureText } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';

export function NewTag() {
  const t = useT();
  const { create, isSaving } = useSave(tag);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();

  const add = async () => {
    const outcome = await create({ name });
    if (outcome.state === 'failed') return setProblem(outcome.error.errors['name'] ?? failureText(outcome.error));
    setName('');
  };

  return (
    <form
      className="biz-tag-form"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label="New tag"
        plain
        value={name}
        error={problem}
        onChange={(typed) => {
          setName(typed ?? '');
          setProblem(undefined);
        }}
      />
      <Button type="primary" htmlType="submit" loading={isSaving && { delay: 200 }}>
        {t('Add')}
      </Button>
    </form>
  );
}
