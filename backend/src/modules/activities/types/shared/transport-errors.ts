import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { choiceErrors, type Way } from '../../emission/types/transport-choice';
import type { Known } from '../activity-type';

/** Messages under the fields that do not go with the method; `passenger` methods carry people, `freight` ones goods. */
export const transportErrors = (record: Way, group: 'passenger' | 'freight', { library }: Known) =>
  Object.fromEntries(choiceErrors(record, group, library).map((field) => [field, FIELD_TEXTS.choice]));
