import { isUnderWay } from '@lichen/contracts/docs/doc-statuses';
import type { DocType } from '@lichen/contracts/docs/doc-type';
import { useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { type RefObject, useState } from 'react';
import { orderOf } from '../form/form-setting';
import type { Fill } from '../form/review-context';
import { ReviewForm } from '../form/ReviewForm';
import { StateCounts } from '../form/StateCounts';
import { TypeLists } from '../form/TypeLists';
import { typesOf } from '../form/types-of';
import type { SaveValues } from '../form/useSaveValues';
import type { Doc } from '../shared/documents';
import type { useDocActs } from './acts/useDocActs';
import { Warnings } from './Warnings';

export interface TypeTabProps {
  record: Doc;
  save: SaveValues;
  acts: ReturnType<typeof useDocActs>;
  /** Id of the type whose form is open. */
  tab: string;
  isReadOnly: boolean;
  /** Name of the field in focus. */
  lit: string | null;
  onField: (name: string) => void;
  onAllChecked: () => void;
  /** Receives the function that fills a field of the form. */
  fill: RefObject<Fill | null>;
}

/** Returns the states of the shown fields and lists; a unit field shares that of its amount. */
const statesOf = ({ field_states }: Doc, type: DocType) => {
  const shown = new Set([...orderOf(type), ...Object.keys(type.rows)]);
  return Object.fromEntries(Object.entries(field_states ?? {}).filter(([name]) => shown.has(name)));
};

/** The form of one document type, with its field states and warnings. */
export function TypeTab({ record, save, acts, tab, isReadOnly, lit, onField, onAllChecked, fill }: TypeTabProps) {
  const t = useT();
  const [isOpenOnly, setOpenOnly] = useState(false);
  const type = typesOf(record).find(({ id }) => id === tab) ?? typesOf(record)[0];
  if (!type) return null;
  return (
    <>
      <div className="doc-said">
        <p>
          <strong>{t(record.reading_version === null ? 'Data entered manually' : 'Data extracted by AI')}</strong>{' '}
          {t('Review all submitted data with care')}
        </p>
        {!isReadOnly && (
          <Button size="small" type="text" danger onClick={() => void acts.removeType(type.id)}>
            {t('Remove document type')}
          </Button>
        )}
      </div>
      <StateCounts states={statesOf(record, type)} isOpenOnly={isOpenOnly} onOpenOnly={setOpenOnly} />
      <Warnings record={record} />
      <ReviewForm
        record={record}
        type={type}
        save={save}
        isReadOnly={isReadOnly || isUnderWay(record.status)}
        isOpenOnly={isOpenOnly}
        lit={lit}
        onField={onField}
        onAllChecked={onAllChecked}
        fill={fill}
      />
      <TypeLists record={record} type={type} save={save} isReadOnly={isReadOnly} />
    </>
  );
}
