import { failureText } from '../i18n/refusal-text';
import { DEPENDENT_FIGURES, type DependentCount, RECALCULATE } from '@lichen/contracts/api/dependent-figures';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import { changedFields } from '../data/changed-fields';
import { data } from '../data/data';
import { asDataError } from '../data/data-error';
import { useNotify } from '../data/notify';
import { useT, useTn } from '../i18n/texts';
import { useNavigate } from '../modules/router';
import { useChoice } from './confirm';

type Values = Readonly<Record<string, unknown>>;

/** The answer: write, write and then recalculate (`renew`), or cancel (`leave`). */
export type FigureDecision = 'write' | 'renew' | 'leave';

const SAVING = { action: 'Save and recalculate', other: 'Save, recalculate later', alone: 'Save' };
const DELETING = { action: 'Delete and recalculate', other: 'Delete, recalculate later', alone: 'Delete' };

/** Returns the changes as they would be saved, if they include a field that figures are calculated from. */
function bearingChanges({ figureFields = [], fields }: Entity, began: object | undefined, values: Values) {
  const changes = changedFields(fields, began ?? {}, values);
  return figureFields.some((name) => Object.hasOwn(changes, name)) ? changes : undefined;
}

/** Returns null if the count fails, which must not prevent the save: the server marks outdated figures in any case. */
const countOf = (body: object): Promise<DependentCount | null> =>
  data<{ obj: DependentCount }>(DEPENDENT_FIGURES, { method: 'POST', body }).then(
    ({ obj }) => obj,
    () => null,
  );

/** Confirmation of a deletion that is asked in any case. */
interface DeletionQuestion {
  readonly title: string;
  readonly text: string;
}

/** Asks before a change to fields that other records' figures are calculated from. */
export function useFigureQuestion(entity: Entity) {
  const t = useT();
  const tn = useTn();
  const notify = useNotify();
  const navigate = useNavigate();
  const choose = useChoice();

  const ask = async (
    found: DependentCount,
    words: typeof SAVING,
    asked?: DeletionQuestion,
  ): Promise<FigureDecision> => {
    const told = tn(
      found.activities,
      '{count} activity depends on this. Its figure does not change until it is recalculated.',
      '{count} activities depend on this. Their figures do not change until they are recalculated.',
    );
    const held =
      found.closed > 0 &&
      tn(
        found.closed,
        '{count} of them is in an approved year ({years}): a recalculation leaves it as it is unless a reason is given.',
        '{count} of them are in approved years ({years}): a recalculation leaves them as they are unless a reason is given.',
        { years: found.approved_years.join(', ') },
      );
    const may = found.may_recalculate;
    const who = may ? '' : t('An administrator can recalculate them.');
    const chosen = await choose({
      title: asked?.title ?? 'Figures depend on this',
      text: [asked && t(asked.text), told, held, who].filter(Boolean).join(' '),
      ...(may ? { action: words.action, other: words.other } : { action: words.alone }),
      dangerous: asked !== undefined,
    });
    if (chosen === null) return 'leave';
    return chosen === 'action' && may ? 'renew' : 'write';
  };

  return {
    /** Asks before a save; `began` is the stored record of an edit. */
    beforeSave: async (began: RecordBase | undefined, values: Values): Promise<FigureDecision> => {
      // No figure can depend on a new record, unless figures pick such records up automatically.
      const isNew = !began && entity.kind !== 'singleton';
      if (isNew && !entity.figuresOutlive) return 'write';
      const changes = bearingChanges(entity, began, values);
      if (!changes) return 'write';
      // Singletons are identified without an id.
      const id = began && entity.kind !== 'singleton' ? { id: began._id } : {};
      const found = await countOf({ entity: entity.name, ...id, changes });
      return found && found.activities > 0 ? ask(found, SAVING) : 'write';
    },
    /** Asks before a deletion, together with its confirmation; undefined if no figure is affected. */
    beforeDelete: async (id: string, asked: DeletionQuestion): Promise<FigureDecision | undefined> => {
      if (!entity.figuresOutlive) return undefined;
      const told = await countOf({ entity: entity.name, id });
      return told && told.activities > 0 ? ask(told, DELETING, asked) : undefined;
    },
    /** Proposes new figures for all outdated ones, and opens the proposal. */
    renew: async (): Promise<void> => {
      try {
        const { obj } = await data<RecordAnswer<RecordBase>>(RECALCULATE, { method: 'POST', body: { behind: true } });
        navigate(paths.recalculation(obj._id));
      } catch (error) {
        notify(failureText(asDataError(error)), 'bad');
      }
    },
  };
}
