import { isUnderWay } from '@lichen/contracts/docs/doc-statuses';
import { type DocType, importedBy } from '@lichen/contracts/docs/doc-type';
import { surveyDoc } from '@lichen/contracts/docs/types/survey';
import { lazyInline, Skeleton, type Values } from '@lichen/kit';
import { Suspense } from 'react';
import type { Doc } from '../shared/documents';
import { ListImport } from './ListImport';
import { RowsForm } from './RowsForm';
import type { SaveValues } from './useSaveValues';

const TABLES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** The code that evaluates surveys is loaded with the first survey. */
const SurveyForm = lazyInline(async () => ({ default: (await import('./SurveyForm')).SurveyForm }));

interface TypeListsProps {
  record: Doc;
  type: DocType;
  save: SaveValues;
  isReadOnly: boolean;
}

/** An import is offered where the file is a table or an import exists; otherwise rows are entered in the form. */
const mayImport = ({ import_id, contents }: Doc): boolean =>
  import_id !== null || TABLES.includes(contents?.type ?? '');

/** Once an import exists it holds the rows, so only lists that already have rows are shown. */
const rowsShown = ({ rows, rowsImport }: DocType, { import_id, prep_data }: Doc): DocType['rows'] =>
  rowsImport === undefined || import_id === null
    ? rows
    : Object.fromEntries(Object.entries(rows).filter(([name]) => ((prep_data?.[name] ?? []) as []).length > 0));

/** The parts of a type besides its fields: an import, the answers of a survey, and lists of rows. */
export function TypeLists({ record, type, save, isReadOnly }: TypeListsProps) {
  const isSettled = !isUnderWay(record.status);
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
          onConfirm={() => save.confirm(name)}
        />
      ))}
    </>
  );
}
