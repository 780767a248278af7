import { SETTLED_STATUSES } from '@lichen/contracts/docs/doc-statuses';
import { type DocType, importedBy } from '@lichen/contracts/docs/doc-type';
import { surveyDoc } from '@lichen/contracts/docs/types/survey';
import { lazyInline, Skeleton, type Values } from '@lichen/kit';
import { Suspense } from 'react';
import type { Doc } from '../shared/documents';
import { ListImport } from './ListImport';
import { RowsForm } from './RowsForm';
import type { SaveValues } from './useSaveValues';

const TABLES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** With what calculates surveys: it comes with the first one. */
const SurveyForm = lazyInline(async () => ({ default: (await import('./SurveyForm')).SurveyForm }));

interface TypeListsProps {
  record: Doc;
  type: DocType;
  save: SaveValues;
  isReadOnly: boolean;
}

/** Rows can also be entered here: an import is offered where the file is a table, or has been begun. */
const mayImport = ({ import_id, contents }: Doc): boolean =>
  import_id !== null || TABLES.includes(contents?.type ?? '');

/** Rows of a list that an import writes stand in the import alone. */
const rowsShown = ({ rows, rowsImport }: DocType, { import_id, prep_data }: Doc): DocType['rows'] =>
  rowsImport === undefined || import_id === null
    ? rows
    : Object.fromEntries(Object.entries(rows).filter(([name]) => ((prep_data?.[name] ?? []) as []).length > 0));

/** What a type has beside its fields: lines of an import, answers of a survey, rows. */
export function TypeLists({ record, type, save, isReadOnly }: TypeListsProps) {
  const isSettled = SETTLED_STATUSES.includes(record.status);
  const imported = importedBy(type);
  const isListOnly = type.makes.kind === 'import';
  return (
    <>
      {imported !== null && (isListOnly || mayImport(record)) && (
        <ListImport record={record} of={imported} isReadOnly={isReadOnly} />
      )}
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
      {Object.entries(rowsShown(type, record)).map(([name, rows]) => (
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
