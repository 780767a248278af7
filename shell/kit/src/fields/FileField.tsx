import { useId, useRef } from 'react';
import { useT } from '../i18n/texts';
import { Button } from '../modules/antd';
import { type FieldProps, FieldFrame } from './FieldFrame';

interface Props extends FieldProps<File> {
  /** Endings that are offered, such as `.csv,.xlsx`. */
  accept: string;
}

/** One file of the reader's machine. The browser's own control speaks the language of the browser, so it is not shown. */
export function FileField({ accept, value, onChange, ...frame }: Props) {
  const choose = useRef<HTMLButtonElement>(null);
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useId();
  return (
    <FieldFrame {...frame}>
      {({ id, disabled, 'aria-describedby': notes }) => (
        <div className="k-file">
          <input
            ref={input}
            hidden
            type="file"
            accept={accept}
            // The same file can be chosen again, once it is mended.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onChange={({ target }) => target.files?.[0] && onChange(target.files[0])}
          />
          <Button
            ref={choose}
            id={id}
            disabled={disabled}
            aria-labelledby={`${id}-label ${id}-does`}
            aria-describedby={[chosen, notes].filter(Boolean).join(' ')}
            onClick={() => input.current?.click()}
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
