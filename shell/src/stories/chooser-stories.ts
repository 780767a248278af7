import { story as fieldValue } from './FieldValue.stories';
import { story as choiceField } from './ChoiceField.stories';
import { story as codeField } from './CodeField.stories';
import { story as codesField } from './CodesField.stories';
import { story as manyField } from './ManyField.stories';
import { story as placeField } from './PlaceField.stories';
import { story as placeSearch } from './PlaceSearch.stories';
import { story as recordPicker } from './RecordPicker.stories';
import { story as yearField } from './YearField.stories';
import { story as yearSelect } from './YearSelect.stories';
import type { Story } from './story';

/** Fields whose value is one, or some, of what exists already. */
export const chooserStories: readonly Story[] = [
  fieldValue,
  choiceField,
  codeField,
  codesField,
  manyField,
  placeField,
  placeSearch,
  recordPicker,
  yearField,
  yearSelect,
];
