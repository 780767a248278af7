import type { factorImport, FactorImportState } from '@lichen/contracts/activities/factor-import.entity';
import type { RecordOf } from '@lichen/contracts/entity';
import type { ShownState } from '../imports/file-columns';

export type FactorImport = RecordOf<typeof factorImport>;

export const FACTOR_IMPORT_WORDS: Readonly<Record<FactorImportState, ShownState>> = {
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
