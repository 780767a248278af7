import { story as choiceField } from './ChoiceField.stories';
import { story as codeField } from './CodeField.stories';
import { story as codesField } from './CodesField.stories';
import { story as dayField } from './DayField.stories';
import { story as fieldFrame } from './FieldFrame.stories';
import { story as manyField } from './ManyField.stories';
import { story as moneyField } from './MoneyField.stories';
import { story as numberField } from './NumberField.stories';
import { story as periodField } from './PeriodField.stories';
import { story as recordPicker } from './RecordPicker.stories';
import { story as switchField } from './SwitchField.stories';
import { story as tagsField } from './TagsField.stories';
import { story as textField } from './TextField.stories';
import { story as unitField } from './UnitField.stories';
import type { Story } from './story';

export const fieldStories: readonly Story[] = [
  choiceField,
  codeField,
  codesField,
  dayField,
  fieldFrame,
  manyField,
  moneyField,
  numberField,
  periodField,
  recordPicker,
  switchField,
  tagsField,
  textField,
  unitField,
];
