import { story as actionButton } from './fields/ActionButton.stories';
import { story as dayField } from './fields/DayField.stories';
import { story as fieldFrame } from './fields/FieldFrame.stories';
import { story as fileField } from './fields/FileField.stories';
import { story as moneyField } from './fields/MoneyField.stories';
import { story as numberField } from './fields/NumberField.stories';
import { story as periodField } from './fields/PeriodField.stories';
import { story as switchField } from './fields/SwitchField.stories';
import { story as tagsField } from './fields/TagsField.stories';
import { story as textField } from './fields/TextField.stories';
import { story as unitField } from './fields/UnitField.stories';
import { story as recordForm } from './fields/RecordForm.stories';
import { story as schemaForm } from './fields/SchemaForm.stories';
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
