import type { factorImport, FactorImportState } from '@lichen/contracts/activities/factor-import.entity';
import type { RecordOf } from '@lichen/contracts/entity';

export type FactorImport = RecordOf<typeof factorImport>;

interface Shown {
  readonly words: string;
  readonly tone: 'plain' | 'good' | 'attention' | 'bad';
}

export const FACTOR_IMPORT_WORDS: Readonly<Record<FactorImportState, Shown>> = {
  reading: { words: 'Being read', tone: 'plain' },
  proposed: { words: 'To be decided', tone: 'attention' },
  refused: { words: 'Refused', tone: 'bad' },
  storing: { words: 'Being stored', tone: 'plain' },
  stored: { words: 'Stored', tone: 'good' },
  discarded: { words: 'Discarded', tone: 'plain' },
  failed: { words: 'Failed', tone: 'bad' },
};

export const isUnderWay = ({ state }: Pick<FactorImport, 'state'>): boolean =>
  state === 'reading' || state === 'storing';
