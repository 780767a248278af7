import { story as actionButton } from './ActionButton.stories';
import { story as dayField } from './DayField.stories';
import { story as fieldFrame } from './FieldFrame.stories';
import { story as fileField } from './FileField.stories';
import { story as moneyField } from './MoneyField.stories';
import { story as numberField } from './NumberField.stories';
import { story as periodField } from './PeriodField.stories';
import { story as switchField } from './SwitchField.stories';
import { story as tagsField } from './TagsField.stories';
import { story as textField } from './TextField.stories';
import { story as unitField } from './UnitField.stories';
import { story as recordForm } from './RecordForm.stories';
import { story as schemaForm } from './SchemaForm.stories';
import type { Story } from './story';

export const fieldStories: readonly Story[] = [
  actionButton,
  dayField,
  fieldFrame,
  fileField,
  moneyField,
  numberField,
  periodField,
  switchField,
  tagsField,
  textField,
  unitField,
  recordForm,
  schemaForm,
];
