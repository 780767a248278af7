import type { Field } from '@lichen/contracts/entity/fields';
import type { RepairText } from '@lichen/contracts/imports/import.entity';
import { ChoiceField, CodeField, RecordPicker, TextField } from '../index';
import { useImportArea } from './import-area';

interface Props {
  /** Accessible label of the control; English. */
  label: string;
  field: Field | undefined;
  /** Reference list of countries or currencies, if the column is a part of a value. */
  list?: string | undefined;
  /** Likely records. */
  near?: RepairText['near'];
  value: string | null;
  onChange: (value: string | null) => void;
}

const YES_NO = { yes: 'Yes', no: 'No' };

/** Control for a cell's value: a selection or a text, depending on its column. */
export function ValueControl({ label, field, list, near, value, onChange }: Props) {
  const { records } = useImportArea();
  const shared = { label, value, onChange, plain: true };
  if (list) return <CodeField {...shared} list={list} />;
  const pick = field?.kind === 'ref' ? records[field.entity] : undefined;
  if (pick)
    return <RecordPicker {...shared} near={near} entity={pick.entity} labelOf={(one) => pick.labelOf({ ...one })} />;
  if (field?.kind === 'choice') return <ChoiceField {...shared} options={field.options} words={field.words ?? {}} />;
  if (field?.kind === 'code') return <CodeField {...shared} list={field.list} />;
  if (field?.kind === 'boolean') return <ChoiceField {...shared} options={Object.keys(YES_NO)} words={YES_NO} />;
  return <TextField {...shared} />;
}

/** Returns the reference list of a part of a value. */
export const listOfPart = (column: string): string | undefined =>
  column.endsWith('.currency') ? 'currencies' : column.endsWith('.country') ? 'countries' : undefined;
