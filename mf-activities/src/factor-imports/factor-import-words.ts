import { shownStates } from '@lichen/kit';
import { FACTOR_IMPORT_STATES, type factorImport } from '@lichen/contracts/activities/factors/factor-import.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

export type FactorImport = RecordOf<typeof factorImport>;

/** Text and tone of each state of an import. */
export const FACTOR_IMPORT_WORDS = shownStates(FACTOR_IMPORT_STATES, {
  reading: 'plain',
  proposed: 'attention',
  refused: 'bad',
  storing: 'plain',
  stored: 'good',
  discarded: 'plain',
  failed: 'bad',
});

export const isInProgress = ({ state }: Pick<FactorImport, 'state'>): boolean =>
  state === 'reading' || state === 'storing';
