import { partnerCategory } from '@lichen/contracts/compliance/partner-category.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { QueryStates, SchemaForm, SidePanel, useRecords, useSave, useT, useConfirmedDelete } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';

type Category = RecordOf<typeof partnerCategory>;

const MOST = 2000;
const LAYOUT = [{ columns: 1, fields: ['name'] }] as const;

/** Panel that adds, renames and deletes partner categories. */
export function CategoryPanel({ onClose }: { onClose: () => void }) {
  const t = useT();
  const categories = useRecords(partnerCategory, { limit: MOST });
  const [added, setAdded] = useState(0);
  const { create } = useSave(partnerCategory);
  return (
    <SidePanel id="categories" title={t('Categories')} onClose={onClose}>
      <div className="vc-category-form">
        <SchemaForm
          key={added}
          entity={partnerCategory}
          layout={LAYOUT}
          submitLabel="Add Category"
          onSubmit={(values) => create(values)}
          onSaved={() => setAdded(added + 1)}
        />
      </div>
      <QueryStates of={categories} empty={{ when: ({ total }) => total === 0, text: t('No categories yet') }}>
        {({ list }) => (
          <ul className="vc-categories" aria-label={t('Categories')}>
            {list.map((category) => (
              <CategoryLine key={category._id} category={category} />
            ))}
          </ul>
        )}
      </QueryStates>
    </SidePanel>
  );
}

function CategoryLine({ category }: { category: Category }) {
  const t = useT();
  const [isRenaming, setRenaming] = useState(false);
  const { update } = useSave(partnerCategory);
  const { confirmAndDelete, isRemoving } = useConfirmedDelete(partnerCategory);
  const { name } = category;
  const removal = {
    title: t('Delete {name}?', { name }),
    text: 'Partners will be removed from this category. This action cannot be undone.',
  };

  if (isRenaming)
    return (
      <li>
        <div className="vc-category-form">
          <SchemaForm
            entity={partnerCategory}
            stored={category}
            layout={LAYOUT}
            submitLabel="Rename"
            onSubmit={(values, began) => update(began ?? category, values)}
            onSaved={() => setRenaming(false)}
            onCancel={() => setRenaming(false)}
          />
        </div>
      </li>
    );
  return (
    <li>
      <span>{name}</span>
      <Button type="text" aria-label={`${t('Rename')}: ${name}`} onClick={() => setRenaming(true)}>
        {t('Rename')}
      </Button>
      <Button
        type="text"
        danger
        aria-label={`${t('Delete')}: ${name}`}
        loading={isRemoving}
        onClick={() => void confirmAndDelete(category._id, removal)}
      >
        {t('Delete')}
      </Button>
    </li>
  );
}
