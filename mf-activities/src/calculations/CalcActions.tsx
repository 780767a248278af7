import { isMemo } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { failureText, IconButton, useConfirmedDelete, useNotify, usePortal, useT, useToggle } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { type Calc, isStated } from './calc-words';
import { ChoiceDialog } from './ChoiceDialog';

/** Actions on a result: use it for reporting; a stated figure can also be edited or deleted. */
export function CalcActions({ calc, onEdit }: { calc: Calc; onEdit: (calc: Calc) => void }) {
  const t = useT();
  const notify = useNotify();
  const { may } = usePortal();
  const { toggle, isRunning } = useToggle(emissionCalc);
  const { confirmAndDelete } = useConfirmedDelete(emissionCalc);
  const [isChoosing, setIsChoosing] = useState(false);
  if (!may(emissionCalc.allow.update)) return null;

  const report = async () => {
    const outcome = await toggle(calc, { used: true });
    if (outcome.state !== 'failed') return;
    if (!isStated(calc) && outcome.error.errors['reason']) return setIsChoosing(true);
    const isIncomplete = isStated(calc) && Object.keys(outcome.error.errors).length > 0;
    notify(isIncomplete ? t('Complete this record before it is used.') : failureText(outcome.error), 'bad');
    if (isIncomplete) onEdit(calc);
  };
  return (
    <span className="act-row-actions">
      {!calc.used && !calc.err_msg && !isMemo(calc) && (
        <Button size="small" onClick={() => void report()}>
          {t('Use for reporting')}
        </Button>
      )}
      {isChoosing && <ChoiceDialog calc={calc} onClose={() => setIsChoosing(false)} />}
      {isStated(calc) && (
        <>
          <IconButton icon="edit" label={t('Edit')} disabled={isRunning} onClick={() => onEdit(calc)} />
          <IconButton
            icon="remove"
            label={t('Delete')}
            disabled={isRunning}
            onClick={() => void confirmAndDelete(calc._id, { text: TEXTS.deleteCalculation })}
          />
        </>
      )}
    </span>
  );
}
