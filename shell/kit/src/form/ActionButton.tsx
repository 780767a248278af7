import { useT } from '../i18n/texts';
import { Button } from '../modules/antd';
import type { FieldAction, FormApi } from './form-fields';
import { formOf } from './former-props';

interface Props {
  action: FieldAction;
  form: FormApi;
}

/** The button of a field, with the message of its last run. */
export function ActionButton({ action, ...given }: Props) {
  const t = useT();
  return (
    <div className="k-field-action">
      <Button size="small" loading={action.isRunning} onClick={() => action.run(formOf(given))}>
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
