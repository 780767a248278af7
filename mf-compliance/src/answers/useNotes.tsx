import { isBlank } from '@lichen/contracts/survey/answers';
import { questionsOf, type Question } from '@lichen/contracts/survey/survey-definition';
import { isNumberQuestion, isTextQuestion } from './question-kinds';
import { StatusTag, useFormat, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { answerText } from '@lichen/kit/survey';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Presence } from './presence/usePresence';
import type { Sheet, useAnswers } from './useAnswers';

type Answering = ReturnType<typeof useAnswers>;

interface NoteProps {
  question: Question;
  last: unknown;
  isUnconfirmed: boolean;
  /** True if the question is blank and can be answered. */
  isToFill: boolean;
  hasConflict: boolean;
  theirs: unknown;
  reason: string | undefined;
  /** Names of colleagues who are working on this question now. */
  here: string;
  act: (kind: 'confirm' | 'same' | 'mine' | 'theirs') => void;
}

/** Notes below a question: why it was returned, the last answer, and a conflicting answer of a colleague. */
function Note({ question, last, isUnconfirmed, isToFill, hasConflict, theirs, reason, here, act }: NoteProps) {
  const t = useT();
  const format = useFormat();
  const text = (value: unknown) => answerText(question, value, format, t);
  return (
    <div className="ca-note">
      {reason !== undefined && (
        <p className="ca-banner">
          <StatusTag tone="attention">{t('Came back')}</StatusTag> {reason}
        </p>
      )}
      {here !== '' && (
        <p role="status">
          <StatusTag tone="attention">{t('{name} is answering this question', { name: here })}</StatusTag>
        </p>
      )}
      {isUnconfirmed && (
        <p>
          <StatusTag tone="attention">{t('Please confirm')}</StatusTag>{' '}
          <Button size="small" onClick={() => act('confirm')}>
            {t('Still right')}
          </Button>
        </p>
      )}
      {!isUnconfirmed && !isBlank(last) && (isNumberQuestion(question) || isTextQuestion(question)) && (
        <p className="cp-quiet">
          {t('Last time: {answer}', { answer: text(last) })}{' '}
          {isTextQuestion(question) && isToFill && (
            <Button size="small" onClick={() => act('same')}>
              {t('Same as last year')}
            </Button>
          )}
        </p>
      )}
      {hasConflict && (
        <p role="alert">
          {t('Someone else has answered: {answer}', { answer: text(theirs) || t('Not answered') })}{' '}
          <Button size="small" onClick={() => act('theirs')}>
            {t('Take theirs')}
          </Button>{' '}
          <Button size="small" onClick={() => act('mine')}>
            {t('Keep mine')}
          </Button>
        </p>
      )}
    </div>
  );
}

interface Noting {
  sheet: Sheet;
  answering: Answering;
  others: readonly Presence[];
  /** Questions that stay as they were sent. */
  locked: ReadonlySet<string> | undefined;
}

/** Returns the notes by question id. A note is rebuilt only if it changes, because a form may have hundreds. */
export function useNotes({ sheet, answering, others, locked }: Noting): ReadonlyMap<string, ReactNode> {
  const steady = useRef(answering);
  steady.current = answering;
  const kept = useRef(new Map<string, { key: string; node: ReactNode }>());
  const { values, unconfirmed, conflicts } = answering;
  return useMemo(() => {
    const last = sheet.last_answers ?? {};
    const here = new Map<string, string>();
    for (const { name, question_id } of others)
      if (question_id) here.set(question_id, [here.get(question_id), name].filter(Boolean).join(', '));
    const reasons = new Map((sheet.returned ?? []).map(({ id, reason }) => [id, reason]));
    const act = (id: string, kind: 'confirm' | 'same' | 'mine' | 'theirs') => {
      const { values: now, answer, conflicts: both } = steady.current;
      answer(id, kind === 'same' ? last[id] : kind === 'theirs' ? both.get(id) : now[id]);
    };
    const found = questionsOf(sheet.form).flatMap((question): [string, ReactNode][] => {
      const { id } = question;
      const said = {
        isUnconfirmed: unconfirmed.has(id),
        isToFill: isBlank(values[id]) && !locked?.has(id),
        hasConflict: conflicts.has(id),
        theirs: conflicts.get(id),
        reason: reasons.get(id),
        here: here.get(id) ?? '',
      };
      const isQuiet = said.reason === undefined && said.here === '';
      const isSilent = isBlank(last[id]) && !said.isUnconfirmed && !said.hasConflict && isQuiet;
      if (isSilent) return [];
      const key = JSON.stringify([said, last[id]]);
      const before = kept.current.get(id);
      const node =
        before?.key === key ? (
          before.node
        ) : (
          <Note {...{ question, ...said }} last={last[id]} act={(kind) => act(id, kind)} />
        );
      kept.current.set(id, { key, node });
      return [[id, node]];
    });
    return new Map(found);
  }, [sheet, values, unconfirmed, conflicts, others, locked]);
}
