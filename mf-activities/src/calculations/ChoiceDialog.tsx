import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { useT, useToggle } from '@lichen/kit';
import { ReasonDialog } from '../shared/ReasonDialog';
import type { Calc } from './calc-words';

/** Using a row other than the default one requires a reason, which is shown with the figure. */
export function ChoiceDialog({ calc, onClose }: { calc: Calc; onClose: () => void }) {
  const t = useT();
  const { toggle, isRunning } = useToggle(emissionCalc);
  return (
    <ReasonDialog
      title={t('Use for reporting')}
      act={t('Use for reporting')}
      isRunning={isRunning}
      onAct={(reason) => toggle(calc, { used: true, reason })}
      onClose={onClose}
    >
      {t(
        'Another record would be used by default. State why this one is used instead. The reason is shown with the figure.',
      )}
    </ReasonDialog>
  );
}
