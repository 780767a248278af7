import { SETTLED_STATUSES } from '@lichen/contracts/docs/doc-statuses';
import type { DocType } from '@lichen/contracts/docs/doc-type';
import { surveyDoc } from '@lichen/contracts/docs/types/survey';
import { lazyInline, Skeleton, type Values } from '@lichen/kit';
import { Suspense } from 'react';
import type { Doc } from '../shared/documents';
import { ListImport } from './ListImport';
import { RowsForm } from './RowsForm';
import type { SaveValues } from './useSaveValues';

/** With what calculates surveys: it comes with the first one. */
const SurveyForm = lazyInline(async () => ({ default: (await import('./SurveyForm')).SurveyForm }));

interface TypeListsProps {
  record: Doc;
  type: DocType;
  save: SaveValues;
  isReadOnly: boolean;
}

/** What a type has beside its fields: lines of an import, answers of a survey, rows. */
export function TypeLists({ record, type, save, isReadOnly }: TypeListsProps) {
  const isSettled = SETTLED_STATUSES.includes(record.status);
  return (
    <>
      {type.makes.kind === 'import' && <ListImport record={record} of={type.makes.of} isReadOnly={isReadOnly} />}
      {type.id === surveyDoc.id && record.survey_hash && (
        <Suspense fallback={<Skeleton rows={4} height={240} />}>
          <SurveyForm
            key={`${record._id} ${record.survey_hash}`}
            record={record}
            save={save}
            isReadOnly={isReadOnly || !isSettled}
          />
        </Suspense>
      )}
      {Object.entries(type.rows).map(([name, rows]) => (
        <RowsForm
          key={`${record._id} ${name} ${record.reading_version ?? 0}`}
          list={name}
          stored={(record.prep_data?.[name] ?? []) as readonly Values[]}
          rows={rows}
          isReadOnly={isReadOnly || !isSettled}
          onChange={(list) => save.change(name, list)}
        />
      ))}
    </>
  );
}
