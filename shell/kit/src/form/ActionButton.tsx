import { useT } from '../i18n/texts';
import { Button } from '../modules/antd';
import type { FieldAction, FormApi } from './form-fields';

/** The button of a field, and what it last said. */
export function ActionButton({ action, hand }: { action: FieldAction; hand: () => FormApi }) {
  const t = useT();
  return (
    <div className="k-field-action">
      <Button size="small" loading={action.isRunning} onClick={() => action.run(hand())}>
        {t(action.label)}
      </Button>
      {action.error && (
        <span className="k-field-error" role="alert">
          {t(action.error)}
        </span>
      )}
    </div>
  );
}
