import { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_CATEGORIES, type DocCategory, type DocType } from '@lichen/contracts/docs/doc-type';
import { DOC_TYPES } from '@lichen/contracts/docs/types/all-types';
import { useAction, useNotifyOutcome, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import type { Doc } from '../shared/documents';
import './picker.css';

interface Props {
  record: Doc;
  /** Closes the picker; absent where the document has no type yet and must get one. */
  onClose?: (() => void) | undefined;
}

const offered = (chosen: readonly string[]) => DOC_TYPES.filter(({ id, isFormer }) => !isFormer || chosen.includes(id));

/** Asks for the type of a document, or for several types where the file holds several documents. */
export function TypePicker({ record, onClose }: Props) {
  const t = useT();
  const notify = useNotifyOutcome();
  const { run, isRunning } = useAction(doc, 'update_types');
  const [types, setTypes] = useState<readonly string[]>(record.doc_ids ?? []);
  const toggle = (id: string) => setTypes(types.includes(id) ? types.filter((one) => one !== id) : [...types, id]);
  const save = async () => {
    const outcome = await run(record, { types: [...types] });
    notify(outcome, 'Saved');
    if (outcome.state === 'saved') onClose?.();
  };
  const shown = offered(record.doc_ids ?? []);
  const categories = (Object.keys(DOC_CATEGORIES) as DocCategory[]).filter((category) =>
    shown.some((type) => type.category === category),
  );
  return (
    <section className="doc-picker" aria-labelledby="doc-picker-title">
      <h2 id="doc-picker-title">{t('What type of document was uploaded?')}</h2>
      {categories.map((category) => (
        <fieldset key={category}>
          <legend>{t(DOC_CATEGORIES[category])}</legend>
          <div className="doc-picker-grid">
            {shown
              .filter((type) => type.category === category)
              .map((type) => (
                <TypeCard
                  key={type.id}
                  type={type}
                  isChosen={types.includes(type.id)}
                  onToggle={() => toggle(type.id)}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <div className="doc-picker-buttons">
        {onClose && <Button onClick={onClose}>{t('Cancel')}</Button>}
        <Button
          type="primary"
          disabled={types.length === 0}
          loading={isRunning && { delay: 200 }}
          onClick={() => void save()}
        >
          {t('Save changes')}
        </Button>
      </div>
    </section>
  );
}

function TypeCard({ type, isChosen, onToggle }: { type: DocType; isChosen: boolean; onToggle: () => void }) {
  const t = useT();
  return (
    <button type="button" className="doc-type-card" aria-pressed={isChosen} onClick={onToggle}>
      {t(type.label)}
    </button>
  );
}
