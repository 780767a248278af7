import type { Entity } from '@lichen/contracts/entity/entity';
import { useId } from 'react';
import { useT } from '../i18n/texts';
import { Button } from '../modules/antd';
import { observer, useForm } from '../modules/form';
import { FieldValue } from './FieldValue';
import { fieldOf, type Overrides, type Values } from './form-fields';
import type { EditConflict } from './edit-conflict';

interface Props {
  entity: Entity;
  conflict: EditConflict;
  overrides: { readonly value: Overrides };
}

/** Shows the other person's changes beside the input here, after a save was refused. */
export const EditConflictNote = observer(({ entity, conflict, overrides }: Props) => {
  const t = useT();
  const form = useForm();
  const mine = form.values as Values;
  const titleId = useId();
  const changes = [
    ...Object.entries(conflict.contested).map(([name, theirs]) => ({ name, theirs, isContested: true })),
    ...Object.entries(conflict.taken).map(([name, theirs]) => ({ name, theirs, isContested: false })),
  ];
  return (
    <section className="k-form-meanwhile" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('Changed by someone else')}</h2>
      <p role="alert">{t('Your input is kept. Review what someone else has changed, then save again.')}</p>
      <dl>
        {changes.map(({ name, theirs, isContested }) => {
          const field = fieldOf(entity, name);
          const own = overrides.value[name] ?? {};
          const label = t(own.label ?? field.label);
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <strong>
                  <FieldValue field={field} overrides={own} value={theirs} />
                </strong>
                {isContested ? (
                  <>
                    <span>
                      {t('Yours')}: <FieldValue field={field} overrides={own} value={mine[name]} />
                    </span>
                    <Button
                      size="small"
                      aria-label={`${t('Use theirs')}: ${label}`}
                      onClick={() => form.setValuesIn(name, theirs)}
                    >
                      {t('Use theirs')}
                    </Button>
                  </>
                ) : (
                  <span>{t('Theirs used')}</span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
});
