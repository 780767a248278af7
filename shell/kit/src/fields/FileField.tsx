import { useId, useRef } from 'react';
import { useT } from '../i18n/texts';
import { Button } from '../modules/antd';
import { type FieldProps, FieldFrame } from './FieldFrame';
import { useFileChooser } from '../files/useFileChooser';

interface Props extends FieldProps<File> {
  /** File extensions offered in the file dialog, such as `.csv,.xlsx`. */
  accept: string;
}

/** Selects one file from the person's device. */
export function FileField({ accept, value, onChange, ...frame }: Props) {
  const choose = useRef<HTMLButtonElement>(null);
  const t = useT();
  const { input, open } = useFileChooser({ accept, onChoose: onChange });
  const chosen = useId();
  return (
    <FieldFrame {...frame}>
      {({ id, disabled, 'aria-describedby': notes }) => (
        <div className="k-file">
          {input}
          <Button
            ref={choose}
            id={id}
            disabled={disabled}
            aria-labelledby={`${id}-label ${id}-does`}
            aria-describedby={[chosen, notes].filter(Boolean).join(' ')}
            onClick={open}
          >
            <span id={`${id}-does`}>{t('Choose file')}</span>
          </Button>
          <output id={chosen} className="k-file-name">
            {value?.name ?? t('No file chosen')}
          </output>
          {value && !frame.required && (
            <Button
              type="text"
              disabled={disabled}
              onClick={() => {
                onChange(null);
                choose.current?.focus();
              }}
            >
              {t('Remove')}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
