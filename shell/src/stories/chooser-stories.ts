import { story as fieldValue } from './choosers/FieldValue.stories';
import { story as choiceField } from './choosers/ChoiceField.stories';
import { story as codeField } from './choosers/CodeField.stories';
import { story as codesField } from './choosers/CodesField.stories';
import { story as manyField } from './choosers/ManyField.stories';
import { story as placeField } from './choosers/PlaceField.stories';
import { story as placeSearch } from './choosers/PlaceSearch.stories';
import { story as recordFilter } from './choosers/RecordFilter.stories';
import { story as recordPicker } from './choosers/RecordPicker.stories';
import { story as yearField } from './choosers/YearField.stories';
import { story as yearSelect } from './choosers/YearSelect.stories';
import type { Story } from './story';

/** Stories of fields that choose one or several existing records or options. */
export const chooserStories: readonly Story[] = [
  fieldValue,
  choiceField,
  codeField,
  codesField,
  manyField,
  placeField,
  placeSearch,
  recordFilter,
  recordPicker,
  yearField,
  yearSelect,
];
