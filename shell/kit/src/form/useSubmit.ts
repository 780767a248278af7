import { failureText } from '../i18n/refusal-text';
import { PROBLEM_STATUS } from '@lichen/contracts/api/problems';
import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { useEffect, useState } from 'react';
import { type Outcome, useSingleFlight } from '../data/writes';
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
    if (outcome.state === 'failed') {
      const { errors, status } = outcome.error;
      const isTold = status === CONFLICT && (await takeOver());
      const unplaced = model.refuse(errors);
      return complain(isTold || Object.keys(errors).length > 0 ? unplaced : [failureText(outcome.error)]);
    }
    unsaved.mark(false);
    input.forget();
    onSaved?.(outcome.record);
    if (decided === 'renew') await figures.renew();
  };

  return { above, isRunning, send: () => void run(submit) };
}
