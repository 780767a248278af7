import { repairImport } from '@lichen/contracts/imports/import.call';
import type { ImportSettings, RepairGroup, RepairText } from '@lichen/contracts/imports/import.entity';
import { useT, useTn } from '../../index';
import { Button } from '../../modules/antd';
import { useFindingWords } from '../import-area';
import { MoreRows } from './MoreRows';
import type { ImportCall } from '../useImportCall';

interface Props {
  group: RepairGroup;
  settings: ImportSettings | null;
  call: ImportCall;
}

/** Most rows listed here; the table of rows contains all of them. */
const MOST_SHOWN = 20;

/** Shows a warning: its rows are imported unless the person skips the group. */
export function SkipRepair({ group, settings, call }: Props) {
  const t = useT();
  const tn = useTn();
  const { sentence } = useFindingWords();
  const { repair, field, message, texts, rows } = group;
  const setting = repair === 'repeat' ? 'skip_repeats' : 'skip_findings';
  const skipped: readonly string[] = settings?.[setting] ?? [];
  const isSkipped = skipped.includes(field);
  const next = isSkipped ? skipped.filter((other) => other !== field) : [...skipped, field];
  const said = ({ text, params }: RepairText) =>
    repair === 'repeat' ? t(message, { row: text }) : sentence(field, params ?? {});
  const shown = texts.slice(0, MOST_SHOWN);
  return (
    <>
      <ul className="imp-warnings">
        {shown.map((text) => (
          <li key={text.cell}>
            {text.cell}: {said(text)}
          </li>
        ))}
        <MoreRows rows={rows} shown={shown} />
      </ul>
      <div className="imp-actions">
        <Button
          loading={call.isRunning}
          onClick={() => void call.send(repairImport, { settings: { [setting]: next } })}
        >
          {t(isSkipped ? 'Import anyway' : 'Skip')}
        </Button>
        <span className="k-quiet">
          {isSkipped
            ? tn(rows, '{count} row will be skipped.', '{count} rows will be skipped.')
            : tn(rows, '{count} row will be imported.', '{count} rows will be imported.')}
        </span>
      </div>
    </>
  );
}
