import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { choiceErrors, type Transport } from '../../emission/types/transport-choice';
import type { CalculationFacts } from '../activity-type';

/** Messages under the fields that do not go with the method; `passenger` methods carry people, `freight` ones goods. */
export const transportErrors = (record: Transport, group: 'passenger' | 'freight', { library }: CalculationFacts) =>
  Object.fromEntries(choiceErrors(record, group, library).map((field) => [field, FIELD_TEXTS.choice]));
