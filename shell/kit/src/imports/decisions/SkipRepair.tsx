import { repairImport } from '@lichen/contracts/imports/import.call';
import type { ImportSettings, RepairGroup, RepairText, RowChoice } from '@lichen/contracts/imports/import.entity';
import { useT, useTn } from '../../index';
import { Button } from '../../modules/antd';
import { useState } from 'react';
import { useFindingWords } from '../import-area';
import { MoreRows } from './MoreRows';
import { groupKey } from './useDecisions';
import type { ImportCall } from '../useImportCall';

interface Props {
  group: RepairGroup;
  settings: ImportSettings | null;
  call: ImportCall;
}

/** Number of rows listed at first; the table of rows contains all of them. */
const SHOWN = 20;

const LISTS = { repeat: ['skip_repeats', 'keep_repeats'], finding: ['skip_findings', 'keep_findings'] } as const;

/** Returns the request for one choice for all rows of a group, which replaces those for its warning of single ones. */
function bodyOf({ repair, field, texts }: RepairGroup, settings: ImportSettings | null, choice: RowChoice) {
  const [skip, keep] = LISTS[repair === 'repeat' ? 'repeat' : 'finding'];
  const others = (list: typeof skip | typeof keep) =>
    ((settings?.[list] ?? []) as readonly string[]).filter((other) => other !== field);
  return {
    rows: texts.flatMap(({ row }) => (row === undefined ? [] : { row, repair, field, choice: null })),
    settings: {
      [skip]: choice === 'skip' ? [...others(skip), field] : others(skip),
      [keep]: choice === 'keep' ? [...others(keep), field] : others(keep),
    },
  };
}

/** Shows a warning: its rows are imported unless the person skips them, together or each for itself. */
export function SkipRepair({ group, settings, call }: Props) {
  const t = useT();
  const tn = useTn();
  const { sentence } = useFindingWords();
  const [isWhole, setWhole] = useState(false);
  const { repair, field, message, texts, rows } = group;
  const [skip] = LISTS[repair === 'repeat' ? 'repeat' : 'finding'];
  // Imports that were checked by an earlier release know the choice for the group only.
  const isSkipped = ((settings?.[skip] ?? []) as readonly string[]).includes(field);
  const { left_out = isSkipped ? rows : 0, undecided = 0 } = group;
  const said = ({ text, params = {}, also = [] }: RepairText) =>
    repair === 'repeat' ? t(message, { row: text }) : [params, ...also].map((each) => sentence(field, each)).join(' ');
  const shown = isWhole ? texts : texts.slice(0, SHOWN);
  const chosenFor = ({ row, choice }: RepairText) => (row === undefined ? (isSkipped ? 'skip' : 'keep') : choice);
  const isForAll = (choice: RowChoice) =>
    (choice === 'skip' ? left_out === rows : undecided === 0) && texts.every((text) => chosenFor(text) === choice);
  const keyOf = (choice: RowChoice) => `${groupKey(group)} ${choice}`;
  const isSingle = rows === 1 && texts[0]?.row !== undefined;
  return (
    <>
      <ul className="imp-warnings">
        {shown.map((text) => (
          <li key={text.row ?? text.cell} className="imp-warning">
            <span>
              {text.cell}: {said(text)}
              {text.skipped && <span className="k-quiet"> · {t('Skipped because of another warning')}</span>}
            </span>
            {text.row !== undefined && <Choices group={group} text={text} row={text.row} call={call} />}
          </li>
        ))}
        {!isWhole && texts.length > SHOWN ? (
          <li>
            <Button onClick={() => setWhole(true)}>{t('{count} more', { count: rows - SHOWN })}</Button>
          </li>
        ) : (
          <MoreRows rows={rows} shown={shown} />
        )}
      </ul>
      <div className="imp-actions">
        {!isSingle &&
          (['keep', 'skip'] as const).map((choice) => (
            <Button
              key={choice}
              loading={call.pending.includes(keyOf(choice))}
              aria-pressed={isForAll(choice)}
              onClick={() =>
                void call.send(repairImport, (now) => bodyOf(group, now ?? settings, choice), keyOf(choice))
              }
            >
              {t(choice === 'keep' ? 'Keep all' : 'Skip all')}
            </Button>
          ))}
        <span className="k-quiet">
          {[
            rows > left_out && tn(rows - left_out, '{count} row will be imported.', '{count} rows will be imported.'),
            left_out > 0 && tn(left_out, '{count} row will be skipped.', '{count} rows will be skipped.'),
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
      </div>
    </>
  );
}

/** Asks whether to import one row. */
function Choices({ group, text, row, call }: Pick<Props, 'group' | 'call'> & { text: RepairText; row: string }) {
  const { repair, field } = group;
  const { cell, choice: chosen } = text;
  const t = useT();
  return (
    <span className="imp-choices">
      {(['keep', 'skip'] as const).map((choice) => {
        const words = t(choice === 'keep' ? 'Keep' : 'Skip');
        const key = `${groupKey(group)} ${row} ${choice}`;
        return (
          <Button
            key={choice}
            size="small"
            type={choice === chosen ? 'primary' : 'default'}
            loading={call.pending.includes(key)}
            aria-pressed={choice === chosen}
            aria-label={`${words}: ${cell}`}
            onClick={() => void call.send(repairImport, { rows: [{ row, repair, field, choice }] }, key)}
          >
            {words}
          </Button>
        );
      })}
    </span>
  );
}
