import { repairImport } from '@lichen/contracts/imports/import.call';
import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import { useT } from '../../index';
import { KeyButton } from './KeyButton';
import { MoreRows } from './MoreRows';
import { APPLY_KEY } from './useDecisionKeys';
import type { ImportCall } from '../useImportCall';

interface Props {
  group: RepairGroup;
  call: ImportCall;
}

const KEY = 'skip totals';

/** Asks to skip the rows that look like totals. */
export function TotalRepair({ group: { rows, texts }, call }: Props) {
  const t = useT();
  return (
    <>
      <p>{texts.map(({ text, cell }) => `${cell}: ${text}`).join(' · ')}</p>
      <MoreRows as="p" rows={rows} shown={texts} />
      <div className="imp-actions">
        <KeyButton
          keyName={APPLY_KEY}
          type="primary"
          loading={call.pending.includes(KEY)}
          onClick={() => void call.send(repairImport, { settings: { skip_totals: true } }, KEY)}
        >
          {t('Skip all total rows')}
        </KeyButton>
      </div>
    </>
  );
}
