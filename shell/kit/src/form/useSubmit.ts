import { failureText } from '../i18n/refusal-text';
import { PROBLEM_STATUS } from '@lichen/contracts/api/problems';
import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { useEffect, useState } from 'react';
import { kindOf } from '../data/keys';
import { refetchChanged } from '../data/refetch';
import { type Outcome, useSingleFlight } from '../data/writes';
import { useQueryClient } from '../modules/query';
import { useFigureQuestion } from '../panel/useFigureQuestion';
import { type Values, withoutOfferedUnits } from './form-fields';
import type { useEntityForm } from './useEntityForm';

const CONFLICT = PROBLEM_STATUS.conflict;

/** Focuses the first invalid field once the errors are rendered; the next animation frame is too early. */
function useFocusOnError(): () => void {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0)
      document.querySelector<HTMLElement>('.k-form :is(input, textarea, button)[aria-invalid="true"]')?.focus();
  }, [round]);
  return () => setRound((last) => last + 1);
}

type Opened = ReturnType<typeof useEntityForm>;

/** Entity of a form, and what saving does. */
interface Submission {
  entity: Entity;
  onSubmit?: ((values: Values, began: RecordBase | undefined) => Promise<Outcome<object> | null>) | undefined;
  onSaved?: (record: object) => void;
}

/** Validates and sends the input, and shows errors: under their field, or in a list above the form. */
export function useSubmit(
  { model, began, unsaved, input, takeOver }: Opened,
  { entity, onSubmit, onSaved }: Submission,
) {
  const [above, setAbove] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<void>();
  const focusFirstError = useFocusOnError();
  const figures = useFigureQuestion(entity);

  const complain = (texts: readonly string[]) => {
    setAbove(texts);
    focusFirstError();
  };

  const submit = async () => {
    if (!onSubmit) return;
    setAbove([]);
    const wrong = await model.validate();
    if (wrong) return complain(wrong);
    const { values } = model.api;
    const sent = began ? withoutOfferedUnits(values, began, model.overrides.value) : values;
    const decided = await figures.beforeSave(began, sent);
    if (decided === 'leave') return;
    const outcome = await onSubmit(sent, began);
    if (!outcome) return;
    if (outcome.state === 'unchanged') return setAbove([TEXTS.nothingChanged]);
    let saved: object;
    if (outcome.state === 'failed') {
      const { errors, status } = outcome.error;
      const found = status === CONFLICT && (await takeOver(sent));
      if (typeof found === 'boolean') {
        const unplaced = model.refuse(errors);
        return complain(found || Object.keys(errors).length > 0 ? unplaced : [failureText(outcome.error)]);
      }
      saved = found;
      refetchChanged(client, { entity: entity.name, kind: kindOf(entity) });
    } else saved = outcome.record;
    unsaved.mark(false);
    input.forget();
    onSaved?.(saved);
    if (decided === 'renew') await figures.renew();
  };

  return { above, isRunning, send: () => void run(submit) };
}
